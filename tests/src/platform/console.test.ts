import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetReports, report } from '../../../src/platform/console';

afterEach(() => {
  vi.restoreAllMocks();
  forgetReports();
});

describe('report', () => {
  it('writes a warning once, with the address of its explanation', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    report(20, '<till-cart>: the attribute "x" is not a number.');
    report(20, '<till-cart>: the attribute "x" is not a number.');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[till] <till-cart>: the attribute "x" is not a number. docs/messages.md#till-20',
    );
  });

  it('writes each text once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    report(33, 'The dictionary /a could not be read.');
    report(33, 'The dictionary /b could not be read.');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('writes an error with its cause, once for each cause', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const cause = new Error('no');
    report(50, 'A callback threw.', cause);
    report(50, 'A callback threw.', new Error('no'));
    report(50, 'A callback threw.', new Error('another'));
    expect(error).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('[till] A callback'), cause);
  });
});
