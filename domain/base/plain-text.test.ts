import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['', ''],
  ['<p>Dans l’eau.</p>', 'Dans l’eau.'],
  ['<p>Dans l’eau</p>', 'Dans l’eau'],
  ['<ul><li>Raquettes</li><li>Balles</li><li>Filet</li></ul>', 'Raquettes, Balles, Filet'],
  [
    '<p>Sur place :</p>\n<ul>\n<li><p>Raquettes</p></li>\n<li><p>Balles</p></li>\n</ul><p>Ouvert l’hiver.</p>',
    'Sur place : Raquettes, Balles. Ouvert l’hiver.',
  ],
  ['<ol><li>Venez.</li><li>Jouez !</li><li>Rangez</li></ol>', 'Venez. Jouez ! Rangez'],
  [
    '<h2>Annulation</h2><p>Dehors par <strong>tous</strong> les temps</p>',
    'Annulation. Dehors par tous les temps',
  ],
  ['<ul><li>Vestiaires (chauffés)</li><li>Douches</li></ul>', 'Vestiaires (chauffés), Douches'],
  ['<p>Rue du Bailli<br>Ixelles</p><p></p>', 'Rue du Bailli Ixelles'],
])('%s says %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});
