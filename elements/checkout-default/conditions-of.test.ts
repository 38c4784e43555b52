import { cartItemType } from '@ribambelle/api/carts/shapes.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { WITHDRAWAL_RIGHTS } from '@ribambelle/domain/withdrawal-rights/withdrawal-rights.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, test } from 'vitest';
import { conditionsOf } from './conditions-of.ts';

const camp = (title: string, cancellation_conditions: string) => ({
  type: 'REGISTRATION' as const,
  cancellation_conditions,
  availability: { activity: { title } },
});

test.each(LANGUAGES)(
  'in %s: each kind that is sold names its article, and its days',
  (language) => {
    const texts = textsFor(language)['checkout-page'];
    expect(cartItemType.options.toSorted()).toEqual(Object.keys(WITHDRAWAL_RIGHTS).toSorted());
    for (const type of cartItemType.options) {
      const item = { type, availability: null, cancellation_conditions: '' };
      const { article, days, has_right } = WITHDRAWAL_RIGHTS[type];
      const [sentence] = conditionsOf([item], texts);
      expect(sentence).toContain(article);
      if (has_right) expect(sentence).toContain(` ${days} `);
    }
  },
);

test('says the law once for two camps, and their conditions once when they are the same', () => {
  const texts = textsFor('en')['checkout-page'];
  const two = conditionsOf([camp('Swimming', 'Free.'), camp('Circus', 'Free.')], texts);
  expect(two).toHaveLength(2);
  expect(two[1]).toBe('Cancellation. Free.');
});

test('names the activity where conditions differ, also from one that has none', () => {
  const texts = textsFor('en')['checkout-page'];
  expect(conditionsOf([camp('Swimming', 'Free.'), camp('Circus', '20%.')], texts).slice(1)).toEqual(
    ['Cancellation of “Swimming”. Free.', 'Cancellation of “Circus”. 20%.'],
  );
  expect(conditionsOf([camp('Swimming', 'Free.'), camp('Circus', '')], texts).slice(1)).toEqual([
    'Cancellation of “Swimming”. Free.',
  ]);
});
