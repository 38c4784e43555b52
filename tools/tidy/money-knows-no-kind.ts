import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';

/**
 * The folders of money, and the nouns of sales: money knows receivables, whatever they are for
 * (docs/algorithms/receivables.md).
 */
const MONEY = /^(domain|server)\/(receivables|payments|wallet|bank-transfers)\//;
const KINDS =
  /registration|voucher|bundle|membership|booking|attendance|service[_-]?fee|SERVICE_FEE/i;

export const moneyKnowsNoKind: Rule = {
  name: 'receivables, payments, wallet and bank transfers name no kind of thing that is sold',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => MONEY.test(path) && !isTest(path))
      .flatMap((source) => {
        const code = withoutComments(source.text);
        return [...code.matchAll(new RegExp(KINDS, 'gi'))]
          .filter((match) => !ALLOWED.has(wordAround(code, match.index)))
          .map((match) =>
            at(source, {
              offset: match.index,
              sentence: `${wordAround(code, match.index)} names a kind of thing: money knows receivables.`,
            }),
          );
      }),
  wrong: {
    files: {
      'server/payments/debts.ts': 'export const a = sql`select from registrations`;\n',
      'domain/wallet/pay.ts': 'export interface Owed {\n  voucher_id: number;\n}\n',
    },
    says: ['server/payments/debts.ts:1', 'domain/wallet/pay.ts:2'],
  },
  right: {
    files: {
      'server/payments/debts.ts':
        '// a registration is owed like anything else\nexport const a = sql`select from receivables`;\n',
      'server/registrations/cancel.ts': 'export const a = sql`select from registrations`;\n',
    },
  },
};

/** The fields of a payment that precede any debt: the fee that its page showed, and its words. */
const ALLOWED = new Set(['service_fee_amount', 'service_fee']);

/** Returns the same text with its comments blanked, so that offsets stay. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
}

function wordAround(text: string, index: number): string {
  const start = text.slice(0, index).search(/\w*$/);
  return /^\w+/.exec(text.slice(start))?.[0] ?? '';
}
