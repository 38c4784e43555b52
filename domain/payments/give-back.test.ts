import { describe, expect, it } from 'vitest';
import { decideGiveBack, type GiveBackWish, wayBack } from './give-back.ts';

describe('the amount given back', () => {
  it.each<[string, readonly number[], GiveBackWish, readonly number[], readonly number[]]>([
    ['all', [100, 20], { of: 'ALL' }, [100, 20], [0, 0]],
    ['nothing', [100, 20], { of: 'NOTHING' }, [0, 0], [100, 20]],
    ['a third, to the nearest cent', [1000], { of: 'SHARE', share: 3333 }, [333], [667]],
    ['half of an odd sum', [101], { of: 'SHARE', share: 5000 }, [51], [50]],
    ['an amount, the first first', [100, 20], { of: 'AMOUNT', amount: 110 }, [100, 10], [0, 10]],
    ['of nothing, nothing', [0], { of: 'SHARE', share: 5000 }, [0], [0]],
    ['of no thing, nothing', [], { of: 'ALL' }, [], []],
  ])('%s of %j', (_name, credits, what, givenBack, keptAmount) => {
    expect(decideGiveBack(credits, { what, kept_label: 'Frais' })).toMatchObject({
      ok: true,
      value: { given: givenBack, kept: keptAmount },
    });
  });

  it('is never more than was paid', () => {
    const what = { of: 'AMOUNT', amount: 121 } as const;
    expect(decideGiveBack([100, 20], { what, kept_label: '' })).toMatchObject({
      refused: 'GIVE_BACK_TOO_HIGH',
    });
  });

  it('the kept amount has a label', () => {
    const what = { of: 'NOTHING' } as const;
    expect(decideGiveBack([100], { what, kept_label: ' ' })).toMatchObject({
      refused: 'KEPT_LABEL_REQUIRED',
    });
    expect(decideGiveBack([0], { what, kept_label: '' }).ok).toBe(true);
  });
});

describe('the way it is given back', () => {
  const online = { strategy: 'IMMEDIATE', provider: 'sandbox', provider_reference: 'p-1' };
  const cash = { strategy: null, provider: null, provider_reference: null };
  const wallet = { ...cash, strategy: 'WALLET' };
  it.each([
    [online, 'ORIGIN', 'PROVIDER'],
    [online, 'BANK', 'BANK'],
    [online, 'WALLET', 'WALLET'],
    [cash, 'ORIGIN', 'BANK'],
    [cash, 'BANK', 'BANK'],
    [wallet, 'ORIGIN', 'WALLET'],
    [wallet, 'BANK', 'WALLET'],
  ] as const)('%j by %s: %s', (payment, to, way) => {
    expect(wayBack(payment, to)).toBe(way);
  });
});
