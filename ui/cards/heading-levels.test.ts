import { expect, it } from 'vitest';
import { withHeadingsFrom } from './heading-levels.ts';

it('gives the highest heading of a text the level of the page, and keeps the relative levels below', () => {
  expect(withHeadingsFrom('<h3>A</h3><p>a</p><h4 id="x">B</h4><h3>C</h3>', 2)).toBe(
    '<h2>A</h2><p>a</p><h3 id="x">B</h3><h2>C</h2>',
  );
  expect(withHeadingsFrom('<h1>A</h1><h2>B</h2>', 3)).toBe('<h3>A</h3><h4>B</h4>');
});

it('never skips a level, and never goes below the sixth', () => {
  expect(withHeadingsFrom('<h3>A</h3><h6>B</h6><h4>C</h4>', 3)).toBe(
    '<h3>A</h3><h4>B</h4><h4>C</h4>',
  );
  expect(withHeadingsFrom('<h4>B</h4><h2>A</h2>', 2)).toBe('<h2>B</h2><h2>A</h2>');
  expect(withHeadingsFrom('<h1>A</h1><h2>B</h2>', 6)).toBe('<h6>A</h6><h6>B</h6>');
});

it('leaves everything else as it is', () => {
  const html = '<p>1 &lt; 2</p><hr><header>h3</header><ul><li>h2</li></ul>';
  expect(withHeadingsFrom(html, 2)).toBe(html);
  expect(withHeadingsFrom('', 2)).toBe('');
});
