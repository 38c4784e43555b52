import { expect, test } from 'vitest';
import { type DrawnSign, textRuns } from './text-runs.ts';

const FONTS: readonly (readonly [RegExp, string])[] = [
  [/\p{sc=Arabic}/u, 'arabic'],
  [/\p{sc=Hebrew}/u, 'hebrew'],
  [/\p{sc=Han}/u, 'han'],
];

/** A font for each script; a space takes the font before it. */
function drawSign(sign: string, before: string | null): DrawnSign {
  const [, font = 'latin'] = FONTS.find(([script]) => script.test(sign)) ?? [];
  return { text: sign, font: sign === ' ' ? (before ?? font) : font, whole: true };
}

const runsOf = (text: string) =>
  textRuns(text, drawSign).map(({ text: run, font, from_right }) => [
    run,
    from_right ? `${font} from the right` : font,
  ]);

const ARABIC = 'arabic from the right';
const HEBREW = 'hebrew from the right';

test.each<[text: string, runs: readonly (readonly [string, string])[]]>([
  ['', []],
  ['Zoé Dubois', [['Zoé Dubois', 'latin']]],
  [
    'Anna 王小明',
    [
      ['Anna ', 'latin'],
      ['王小明', 'han'],
    ],
  ],
  ['محمد علي', [['محمد علي', ARABIC]]],
  [
    'Marie محمد علي',
    [
      ['Marie ', 'latin'],
      ['محمد علي', ARABIC],
    ],
  ],
  [
    'Marie محمد Lee',
    [
      ['Marie ', 'latin'],
      ['محمد', ARABIC],
      [' ', 'arabic'],
      ['Lee', 'latin'],
    ],
  ],
  [
    'علي-דוד',
    [
      ['דוד', HEBREW],
      ['-', 'latin'],
      ['علي', ARABIC],
    ],
  ],
  [
    'محمد (علي)',
    [
      ['(', 'latin'],
      ['علي', ARABIC],
      [')', 'latin'],
      ['محمد ', ARABIC],
    ],
  ],
  [
    'محمد 12',
    [
      ['12', 'latin'],
      ['محمد ', ARABIC],
    ],
  ],
  [
    'محمد.',
    [
      ['.', 'latin'],
      ['محمد', ARABIC],
    ],
  ],
])('%j is drawn from left to right in its reading order', (text, expected) => {
  expect(runsOf(text)).toEqual(expected);
});

test('marks and joined signs stay with their letter', () => {
  expect(runsOf('e\u0301a')).toEqual([['e\u0301a', 'latin']]);
  const signs: string[] = [];
  textRuns('👨‍👩‍👧कृष्णा', (sign) => {
    signs.push(sign);
    return { text: sign, font: 'one', whole: true };
  });
  expect(signs).toEqual(['👨‍👩‍👧', 'कृ', 'ष्णा']);
});
