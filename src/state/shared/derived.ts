type Select = (state: never) => unknown;
type Values<Inputs extends readonly Select[]> = {
  -readonly [Index in keyof Inputs]: ReturnType<Inputs[Index]>;
};

/**
 * A memoized selector: recomputes only when one of its inputs has changed and returns the same value otherwise, so that
 * views are not re-rendered. It remembers one set of inputs, since a page has one state. The type of its state is that
 * of its first input.
 */
export function derived<const Inputs extends readonly [Select, ...Select[]], Result>(
  inputs: Inputs,
  combine: (...values: Values<Inputs>) => Result,
): (state: Parameters<Inputs[0]>[0]) => Result {
  let last: { readonly values: readonly unknown[]; readonly result: Result } | null = null;
  return (state) => {
    const values = inputs.map((input) => input(state));
    const known = last;
    if (known?.values.every((value, index) => Object.is(value, values[index])) === true) {
      return known.result;
    }
    const result = combine(...(values as Values<Inputs>));
    last = { values, result };
    return result;
  };
}
