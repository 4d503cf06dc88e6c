type Select = (state: never) => unknown;
type Values<Inputs extends readonly Select[]> = {
  -readonly [Index in keyof Inputs]: ReturnType<Inputs[Index]>;
};

/**
 * A selector that computes anew only when one of its inputs has changed, and answers the very same value otherwise, so
 * that views which show it are not drawn again. It remembers one set of inputs: a page has one state. What it looks at
 * is what its first input looks at.
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
