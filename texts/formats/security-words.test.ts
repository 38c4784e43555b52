import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { GIVE_BACK_WAYS } from '@ribambelle/domain/payments/give-back.ts';
import { REFUND_WAYS } from '@ribambelle/domain/payments/refund-ways.ts';
import { expect, test } from 'vitest';
import { textsFor } from '../texts-for.ts';

test.each(LANGUAGES)(
  'in %s, the security log describes each kind of refund in words',
  (language) => {
    const { detail } = textsFor(language)['office-security'];
    for (const way of [...GIVE_BACK_WAYS, ...REFUND_WAYS])
      expect(detail('way', way)).not.toMatch(/[A-Z]{2}/u);
  },
);
