import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { tillComponent } from '../../../elements/react/till-component';

const OWN = ['maxItems', 'open', 'icons'];

/** A component whose element is defined only when `load` runs. */
const component = (tag: string, load: () => Promise<unknown> = () => Promise.resolve()) =>
  tillComponent(tag, OWN, load);

describe('the React component of a tag', () => {
  it('renders attributes on the server, and sets functions and objects in the browser', () => {
    const Cart = component('till-rc-server');
    const view = (
      <Cart
        maxItems={3}
        open
        icons={{ a: 'b' }}
        className="wide"
        onTillCartOpened={() => undefined}
      >
        <a href="/cart">Cart</a>
      </Cart>
    );
    expect(renderToString(view)).toBe(
      '<till-rc-server max-items="3" open="" class="wide"><a href="/cart">Cart</a></till-rc-server>',
    );
  });

  it('loads the code when it is mounted, and not again after the tag is defined', () => {
    const load = vi.fn(() => Promise.resolve());
    const Cart = component('till-rc-loads', load);
    render(<Cart />);
    expect(load).toHaveBeenCalledTimes(1);
    customElements.define('till-rc-loads', class extends HTMLElement {});
    render(<Cart />);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('defers loading according to the load prop', () => {
    const load = vi.fn(() => Promise.resolve());
    const Cart = component('till-rc-later', load);
    render(<Cart load="interaction" data-testid="later" />);
    expect(load).not.toHaveBeenCalled();
    screen.getByTestId('later').dispatchEvent(new Event('pointerdown'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('sets objects and false as properties, and the ref to the element', () => {
    const Cart = component('till-rc-values');
    const ref = createRef<HTMLElement>();
    const icons = { a: 'b' };
    render(<Cart ref={ref} icons={icons} open={false} maxItems={3} />);
    expect(ref.current?.localName).toBe('till-rc-values');
    expect(ref.current).toMatchObject({ icons, open: false });
    expect(ref.current?.getAttribute('max-items')).toBe('3');
  });

  it('listens to the element’s events with the latest handler', () => {
    const Cart = component('till-rc-events');
    const ref = createRef<HTMLElement>();
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<Cart ref={ref} onTillCartOpened={first} />);
    rerender(<Cart ref={ref} onTillCartOpened={second} />);
    ref.current?.dispatchEvent(new CustomEvent('till-cart-opened', { detail: 2 }));
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.lastCall?.[0]).toMatchObject({ type: 'till-cart-opened', detail: 2 });
  });

  it('listens after hydration of a server-rendered page', () => {
    const Cart = component('till-rc-hydrated');
    const opened = vi.fn();
    const view = <Cart onTillCartOpened={opened}>Cart</Cart>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(view);
    render(view, { container, hydrate: true });
    container.firstElementChild?.dispatchEvent(new CustomEvent('till-cart-opened'));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('does not update the content after the first render', () => {
    const Cart = component('till-rc-content');
    const ref = createRef<HTMLElement>();
    const { rerender, unmount } = render(<Cart ref={ref}>Cart</Cart>);
    ref.current?.replaceChildren('the view');
    rerender(<Cart ref={ref}>Another fallback</Cart>);
    expect(ref.current?.textContent).toBe('the view');
    expect(unmount).not.toThrow();
  });

  it('reports a failed load once and keeps the fallback', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Cart = component('till-rc-fails', () => Promise.reject(new Error('offline')));
    const failed = vi.fn();
    render(<Cart onTillElementFailed={failed}>Cart</Cart>);
    await vi.waitFor(() => {
      expect(failed).toHaveBeenCalledTimes(1);
    });
    expect(said.mock.lastCall?.[0]).toContain('<till-rc-fails> did not load.');
    expect(screen.getByText('Cart')).toBeTruthy();
  });
});
