import { report } from '../../platform/console';

/** Calls a function of a provider. What throws or rejects is named in the console, and gives `otherwise`. */
export async function providerCall<Value, Otherwise>(
  work: () => Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  try {
    return await work();
  } catch (error) {
    report(59, 'A function of a wallet provider threw an error.', error);
    return otherwise;
  }
}
