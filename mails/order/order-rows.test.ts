import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, test } from 'vitest';
import type { Drawing } from '../definition.ts';
import type { OrderFacts, OrderTransfer } from './facts.ts';
import { transferRows } from './order-rows.ts';

const part = (amount: number, due_at: string) => ({ amount, due_at, titles: ['Cirque'] });
const transfer: OrderTransfer = {
  beneficiary: 'Maison',
  iban: 'BE68 5390 0754 7034',
  amount: 2_500,
  due_at: '2026-01-19T23:00:00.000Z',
  parts: [
    part(2_500, '2026-01-19T23:00:00.000Z'),
    part(2_500, '2026-02-05T23:00:00.000Z'),
    part(5_000, '2026-03-05T23:00:00.000Z'),
  ],
  communication: '+++090/9337/55493+++',
  qr: null,
};
const sender = { name: '', email: '', phone: '', accent_color: '', logo: '' };

/** Returns the rows of a transfer in French, by their names, with ordinary spaces. */
function rowsOf(of: OrderTransfer): ReadonlyMap<string, string> {
  const drawing: Omit<Drawing<OrderFacts>, 'facts'> = {
    sender: { ...sender, timezone: 'Europe/Brussels' },
    language: 'fr',
    texts: textsFor('fr').mails,
  };
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
  return new Map(transferRows(of, drawing).map(([name, value]) => [name, plain(value)]));
}

test('an order in parts asks for the first, and lists the days of all', () => {
  const rows = rowsOf(transfer);
  expect(rows.get('À virer d’abord')).toBe('25,00 €');
  expect(rows.has('Montant')).toBe(false);
  for (const words of ['25,00 € au plus tard le lun. 19 janvier', 'Le reste, 50,00 €'])
    expect([...rows.values()].join(' ')).toContain(words);
});

test('one that is paid whole asks for all of it', () => {
  const rows = rowsOf({ ...transfer, amount: 10_000 });
  expect(rows.get('Montant')).toBe('100,00 €');
  expect(rows.has('À virer d’abord')).toBe(false);
});
