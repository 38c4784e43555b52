import type { Language } from '@ribambelle/domain/base/languages.ts';
import { drawWithAnswers } from '@ribambelle/elements/draw-with-answers.tsx';
import { texts as english } from '@ribambelle/texts/en/account.ts';
import { texts as french } from '@ribambelle/texts/fr/account.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PayRest } from './pay-rest.tsx';

const account = {
  payment_methods: {
    online: false,
    bank_transfers: true,
    bank_account: 'BE68539007547034',
    bank_account_holder: 'L’Éclaircie ASBL',
  },
  wallet: { amount: 0 },
};

/** Renders the rest of a registration next to a transfer of this amount. */
async function draw(transfer: number, language: Language): Promise<string> {
  const transfer_data = {
    beneficiary: 'L’Éclaircie ASBL',
    iban: 'BE68539007547034',
    amount: transfer,
    due_at: null,
    parts: [],
    communication: '+++176/2570/05025+++',
    epc: null,
    qr_svg: null,
  };
  const View = (): ReactElement => (
    <PayRest
      account={account}
      customer={{ id: 1 }}
      amount={20_412}
      deposit={0}
      reference="ABC"
      transfer={transfer_data}
    />
  );
  const element = {
    schema: z.object({}),
    needs: { texts: ['account', 'checkout-success'] as const },
    View,
  };
  return (await drawWithAnswers(element, { settings: {}, language })).html;
}

test.each([
  ['fr', french],
  ['en', english],
] as const)(
  'in %s: a transfer larger than the remainder says what else it pays',
  async (language, texts) => {
    expect(await draw(20_512, language)).toContain(texts.rest_of_order);
    expect(await draw(20_412, language)).not.toContain(texts.rest_of_order);
  },
);
