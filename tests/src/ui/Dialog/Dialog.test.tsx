import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../../src/platform/page/frames';
import { ConfirmDialog } from '../../../../src/ui/Dialog/ConfirmDialog';
import { Dialog } from '../../../../src/ui/Dialog/Dialog';

const nothing = () => {};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.useRealTimers();
  // The tests' DOM does not support popovers.
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

describe('Dialog', () => {
  it('has a class that shows whether it is open [MODAL-01]', () => {
    const view = render(
      <Dialog open={false} title="Cart" onClose={nothing}>
        x
      </Dialog>,
    );
    const dialog = view.container.querySelector('dialog');
    expect(dialog?.open).toBe(false);
    expect(dialog?.classList.contains('till-dialog--open')).toBe(false);
    expect(view.container.textContent).toBe('');
    view.rerender(
      <Dialog open title="Cart" onClose={nothing}>
        x
      </Dialog>,
    );
    expect(dialog?.open).toBe(true);
    expect(dialog?.classList.contains('till-dialog--open')).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBe(dialog);
  });

  it('opens as a modal above an overlay and locks scrolling [MODAL-03]', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const view = render(
      <Dialog open title="Cart" onClose={nothing}>
        x
      </Dialog>,
    );
    expect(showModal).toHaveBeenCalledOnce();
    expect(document.documentElement.classList.contains('till-dialog-lock')).toBe(true);
    view.unmount();
    expect(document.documentElement.classList.contains('till-dialog-lock')).toBe(false);
  });

  it('opens as modal immediately, so that the page behind it is inert', () => {
    const showPopover = vi.fn();
    Object.defineProperty(HTMLElement.prototype, 'showPopover', {
      configurable: true,
      value: showPopover,
    });
    const view = render(
      <Dialog open title="Terms" onClose={nothing}>
        x
      </Dialog>,
    );
    expect(showPopover).not.toHaveBeenCalled();
    expect(view.container.querySelector('dialog')?.open).toBe(true);
  });

  it('handles Escape as a drawer that is painted but not modal yet', async () => {
    Object.defineProperty(HTMLElement.prototype, 'showPopover', {
      configurable: true,
      value: nothing,
    });
    const onClose = vi.fn();
    const view = render(
      <Dialog open kind="drawer" title="Cart" onClose={onClose}>
        x
      </Dialog>,
    );
    expect(view.container.querySelector('dialog')?.open).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    await vi.waitFor(() => {
      expect(view.container.querySelector('dialog')?.open).toBe(true);
    });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose, 'a modal dialog hears it by itself').toHaveBeenCalledOnce();
  });

  it('as a drawer is painted immediately, and modal after the next paint unless closed by then [MODAL-03]', async () => {
    const showPopover = vi.fn();
    Object.defineProperty(HTMLElement.prototype, 'showPopover', {
      configurable: true,
      value: showPopover,
    });
    const view = render(
      <Dialog open kind="drawer" title="Cart" onClose={nothing}>
        x
      </Dialog>,
    );
    const dialog = view.container.querySelector('dialog');
    expect(showPopover).toHaveBeenCalledOnce();
    expect(dialog?.open).toBe(false);
    await vi.waitFor(() => {
      expect(dialog?.open).toBe(true);
    });
    expect(dialog?.hasAttribute('popover')).toBe(false);
    const again = (open: boolean): void => {
      view.rerender(
        <Dialog open={open} kind="drawer" title="Cart" onClose={nothing}>
          x
        </Dialog>,
      );
    };
    again(false);
    again(true);
    again(false);
    await afterPaint();
    expect(dialog?.open).toBe(false);
    expect(dialog?.hasAttribute('popover')).toBe(false);
  });

  it('is laid out invisibly above the page before it is opened', async () => {
    const showPopover = vi.fn();
    Object.defineProperty(HTMLElement.prototype, 'showPopover', {
      configurable: true,
      value: showPopover,
    });
    const renderView = (isReady: boolean) => (
      <Dialog open={false} isReady={isReady} title="Cart" onClose={nothing}>
        x
      </Dialog>
    );
    const view = render(renderView(true));
    const dialog = view.container.querySelector('dialog');
    await vi.waitFor(() => {
      expect(showPopover).toHaveBeenCalledOnce();
    });
    expect(dialog?.getAttribute('popover')).toBe('manual');
    expect(dialog?.classList.contains('till-dialog--ready')).toBe(true);
    expect(dialog?.hasAttribute('inert'), 'out of reach').toBe(true);
    expect(document.documentElement.classList.contains('till-dialog-lock')).toBe(false);
    view.rerender(renderView(false));
    expect(dialog?.hasAttribute('popover')).toBe(false);
    view.rerender(renderView(true));
    view.rerender(renderView(false));
    await afterPaint();
    expect(showPopover).toHaveBeenCalledOnce();
  });

  it('restores the focus when it closes or is removed [MODAL-02]', () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const view = render(
      <Dialog open title="Cart" onClose={nothing}>
        x
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Close' }).focus();
    view.rerender(
      <Dialog open={false} title="Cart" onClose={nothing}>
        x
      </Dialog>,
    );
    expect(document.activeElement).toBe(opener);
    view.rerender(
      <Dialog open title="Cart" onClose={nothing}>
        x
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Close' }).focus();
    view.unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('requests closing on Escape, the button and, in a drawer, the overlay', () => {
    const onClose = vi.fn();
    render(
      <Dialog kind="drawer" open title="Cart" onClose={onClose}>
        x
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    const escape = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
    press('Close');
    fireEvent.mouseDown(screen.getByText('x'));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays open when the overlay of a form is clicked, so that no input is lost', () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Address" onClose={onClose}>
        x
      </Dialog>,
    );
    fireEvent.mouseDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stacks slides with increasing offsets [MODAL-04, MODAL-05]', () => {
    render(
      <>
        <Dialog kind="drawer" open title="One" onClose={nothing}>
          1
        </Dialog>
        <Dialog kind="drawer" open title="Two" onClose={nothing}>
          2
        </Dialog>
      </>,
    );
    expect(screen.getByRole('dialog', { name: 'One' }).dataset.depth).toBe('0');
    expect(screen.getByRole('dialog', { name: 'Two' }).dataset.depth).toBe('1');
  });
});

describe('ConfirmDialog', () => {
  it('is titled Attention, offers OK and Cancel, and focuses Cancel [MODAL-08]', () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(<ConfirmDialog open text="Sure?" onConfirm={onConfirm} onCancel={onCancel} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Attention', description: 'Sure?' });
    expect(dialog).toHaveProperty('open', true);
    expect(document.activeElement?.textContent).toBe('Cancel');
    press('Cancel');
    press('OK');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
