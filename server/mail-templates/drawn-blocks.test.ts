import { expect, test } from 'vitest';
import { drawnBlocks } from './drawn-blocks.ts';

const ALT = { fr: 'Photo {nom}', en: '' };
const content = [
  { type: 'PICTURE', picture: 'ferme', href: 'https://camps.test/?de={nom}' },
  { type: 'BUTTON', label: { fr: 'Voir', en: '' }, href: 'https://camps.test/?de={nom}' },
] as const;
const pictures = new Map([['ferme', { cuid: 'ferme', width: 800, alt: ALT }]]);
const drawing = { language: 'fr', fallback: 'fr', origin: '', usual: '' } as const;

test('an e-mail drawn for one family shows what one drawn for all is filled in to, and no address names it', () => {
  const filled = (text: string) => text.replaceAll('{nom}', 'Dubois');
  const all = drawnBlocks({ content, pictures }, drawing);
  const one = drawnBlocks(
    { content, pictures },
    { ...drawing, fill: { line: filled, html: filled } },
  );
  expect(one).toEqual(JSON.parse(filled(JSON.stringify(all))));
  expect(one).toMatchObject([
    { alt: 'Photo Dubois', href: 'https://camps.test/?de=%7Bnom%7D' },
    { href: 'https://camps.test/?de=%7Bnom%7D' },
  ]);
});
