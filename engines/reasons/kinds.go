package reasons

import "homespun/engines"

// Of0 to Of6 are reasons with zero to six arguments; the type parameters are the kinds of the arguments. Each
// has the same methods. Message makes a message with a clause, and Refuse makes the refusal with that
// message. Emit passes the message to emit, unless emit is nil, as in simulations. Args returns the arguments
// of a message that has this reason.

// Of0 is a reason with no arguments.
type Of0 struct{ engines.Reason }

// None declares a reason without arguments.
func None(l *List, name string) Of0 {
	return Of0{l.declare(name)}
}

func (r Of0) Message(clause engines.Clause) engines.Message {
	return engines.Message{Reason: r.Reason, Clause: clause}
}

func (r Of0) Refuse(clause engines.Clause) engines.Verdict {
	return refuse(r.Message(clause))
}

func (r Of0) Emit(emit func(engines.Message), clause engines.Clause) {
	if emit != nil {
		emit(r.Message(clause))
	}
}

// Of1 is a reason with one argument.
type Of1[A Argument] struct{ engines.Reason }

// One declares a reason, with the name of its argument.
func One[A Argument](l *List, name string, arg1 string) Of1[A] {
	return Of1[A]{l.declare(name, arg1)}
}

func (r Of1[A]) Message(clause engines.Clause, a A) engines.Message {
	return engines.Message{Reason: r.Reason, Clause: clause, N: 1, Args: [6]engines.Arg{a.Arg()}}
}

func (r Of1[A]) Args(n engines.Message) A { return read[A](n, 0) }

func (r Of1[A]) Refuse(clause engines.Clause, a A) engines.Verdict {
	return refuse(r.Message(clause, a))
}

func (r Of1[A]) Emit(emit func(engines.Message), clause engines.Clause, a A) {
	if emit != nil {
		emit(r.Message(clause, a))
	}
}

// Of2 is a reason with two arguments.
type Of2[A, B Argument] struct{ engines.Reason }

// Two declares a reason, with the names of its arguments.
func Two[A, B Argument](l *List, name string, arg1, arg2 string) Of2[A, B] {
	return Of2[A, B]{l.declare(name, arg1, arg2)}
}

func (r Of2[A, B]) Message(clause engines.Clause, a A, b B) engines.Message {
	return engines.Message{Reason: r.Reason, Clause: clause, N: 2, Args: [6]engines.Arg{a.Arg(), b.Arg()}}
}

func (r Of2[A, B]) Args(n engines.Message) (A, B) { return read[A](n, 0), read[B](n, 1) }

func (r Of2[A, B]) Refuse(clause engines.Clause, a A, b B) engines.Verdict {
	return refuse(r.Message(clause, a, b))
}

func (r Of2[A, B]) Emit(emit func(engines.Message), clause engines.Clause, a A, b B) {
	if emit != nil {
		emit(r.Message(clause, a, b))
	}
}

// Of3 is a reason with three arguments.
type Of3[A, B, C Argument] struct{ engines.Reason }

// Three declares a reason, with the names of its arguments.
func Three[A, B, C Argument](l *List, name string, arg1, arg2, arg3 string) Of3[A, B, C] {
	return Of3[A, B, C]{l.declare(name, arg1, arg2, arg3)}
}

func (r Of3[A, B, C]) Message(clause engines.Clause, a A, b B, c C) engines.Message {
	return engines.Message{Reason: r.Reason, Clause: clause, N: 3,
		Args: [6]engines.Arg{a.Arg(), b.Arg(), c.Arg()}}
}

func (r Of3[A, B, C]) Args(n engines.Message) (A, B, C) {
	return read[A](n, 0), read[B](n, 1), read[C](n, 2)
}

func (r Of3[A, B, C]) Refuse(clause engines.Clause, a A, b B, c C) engines.Verdict {
	return refuse(r.Message(clause, a, b, c))
}

func (r Of3[A, B, C]) Emit(emit func(engines.Message), clause engines.Clause, a A, b B, c C) {
	if emit != nil {
		emit(r.Message(clause, a, b, c))
	}
}

// Of4 is a reason with four arguments.
type Of4[A, B, C, D Argument] struct{ engines.Reason }

// Four declares a reason, with the names of its arguments.
func Four[A, B, C, D Argument](l *List, name string, arg1, arg2, arg3, arg4 string) Of4[A, B, C, D] {
	return Of4[A, B, C, D]{l.declare(name, arg1, arg2, arg3, arg4)}
}

func (r Of4[A, B, C, D]) Message(clause engines.Clause, a A, b B, c C, d D) engines.Message {
	return engines.Message{Reason: r.Reason, Clause: clause, N: 4,
		Args: [6]engines.Arg{a.Arg(), b.Arg(), c.Arg(), d.Arg()}}
}

func (r Of4[A, B, C, D]) Args(n engines.Message) (A, B, C, D) {
	return read[A](n, 0), read[B](n, 1), read[C](n, 2), read[D](n, 3)
}

func (r Of4[A, B, C, D]) Refuse(clause engines.Clause, a A, b B, c C, d D) engines.Verdict {
	return refuse(r.Message(clause, a, b, c, d))
}

func (r Of4[A, B, C, D]) Emit(emit func(engines.Message), clause engines.Clause, a A, b B, c C, d D) {
	if emit != nil {
		emit(r.Message(clause, a, b, c, d))
	}
}

// Of5 is a reason with five arguments.
type Of5[A, B, C, D, E Argument] struct{ engines.Reason }

// Five declares a reason, with the names of its arguments.
func Five[A, B, C, D, E Argument](l *List, name string, arg1, arg2, arg3, arg4,
	arg5 string) Of5[A, B, C, D, E] {
	return Of5[A, B, C, D, E]{l.declare(name, arg1, arg2, arg3, arg4, arg5)}
}

func (r Of5[A, B, C, D, E]) Message(clause engines.Clause, a A, b B, c C, d D, e E) engines.Message {
	return engines.Message{Reason: r.Reason, Clause: clause, N: 5,
		Args: [6]engines.Arg{a.Arg(), b.Arg(), c.Arg(), d.Arg(), e.Arg()}}
}

func (r Of5[A, B, C, D, E]) Args(n engines.Message) (A, B, C, D, E) {
	return read[A](n, 0), read[B](n, 1), read[C](n, 2), read[D](n, 3), read[E](n, 4)
}

func (r Of5[A, B, C, D, E]) Refuse(clause engines.Clause, a A, b B, c C, d D, e E) engines.Verdict {
	return refuse(r.Message(clause, a, b, c, d, e))
}

func (r Of5[A, B, C, D, E]) Emit(emit func(engines.Message), clause engines.Clause, a A, b B, c C, d D, e E) {
	if emit != nil {
		emit(r.Message(clause, a, b, c, d, e))
	}
}

// Of6 is a reason with six arguments.
type Of6[A, B, C, D, E, F Argument] struct{ engines.Reason }

// Six declares a reason, with the names of its arguments.
func Six[A, B, C, D, E, F Argument](l *List, name string, arg1, arg2, arg3, arg4, arg5,
	arg6 string) Of6[A, B, C, D, E, F] {
	return Of6[A, B, C, D, E, F]{l.declare(name, arg1, arg2, arg3, arg4, arg5, arg6)}
}

func (r Of6[A, B, C, D, E, F]) Message(clause engines.Clause, a A, b B, c C, d D, e E, f F) engines.Message {
	return engines.Message{Reason: r.Reason, Clause: clause, N: 6,
		Args: [6]engines.Arg{a.Arg(), b.Arg(), c.Arg(), d.Arg(), e.Arg(), f.Arg()}}
}

func (r Of6[A, B, C, D, E, F]) Args(n engines.Message) (A, B, C, D, E, F) {
	return read[A](n, 0), read[B](n, 1), read[C](n, 2), read[D](n, 3), read[E](n, 4), read[F](n, 5)
}

func (r Of6[A, B, C, D, E, F]) Emit(emit func(engines.Message), clause engines.Clause, a A, b B, c C, d D,
	e E, f F) {
	if emit != nil {
		emit(r.Message(clause, a, b, c, d, e, f))
	}
}
