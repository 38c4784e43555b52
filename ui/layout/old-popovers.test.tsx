// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { openPanelsByHand } from './old-popovers.ts';

beforeEach(() => {
  document.body.innerHTML = `<button id="open" popovertarget="menu">Menu</button><p>Page</p>
    <nav id="menu" popover="auto"><a href="#x">Link</a><button id="close" popovertarget="menu">Close</button></nav>
    <aside id="filters" popover="auto"></aside><button id="other" popovertarget="filters">Filters</button>`;
});
openPanelsByHand(document);

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const isOpen = (id = 'menu') => document.getElementById(id)?.hasAttribute('data-open');

test('a button opens its panel, and the button inside closes it', () => {
  press('#open');
  expect(isOpen()).toBe(true);
  press('#menu a');
  expect(isOpen()).toBe(true);
  press('#close');
  expect(isOpen()).toBe(false);
});

test('a press outside, another panel and Escape close it', () => {
  press('#open');
  press('p');
  expect(isOpen()).toBe(false);
  press('#open');
  press('#other');
  expect([isOpen(), isOpen('filters')]).toEqual([false, true]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen('filters')).toBe(false);
});
