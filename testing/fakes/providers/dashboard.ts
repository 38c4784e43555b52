import type { BookedPayment } from './booked.ts';
import { escaped, html, type Page, redirect } from './html.ts';
import { balanceOf } from './ledger.ts';
import type { Messages } from './messages.ts';
import type { Received, Surroundings, World } from './protocol.ts';

/** The buttons of a payment: deeds of its account's owner, and of a bank. */
const DEEDS: Readonly<
  Record<string, { label: string; run: (payment: BookedPayment, world: World) => void }>
> = {
  arrive: { label: 'The money arrives', run: ({ id }, { books }) => void books.pay(id) },
  fail: { label: 'The bank refuses', run: ({ id }, { books }) => void books.fail(id) },
  refund: {
    label: 'Refund what remains',
    run: (payment, { books }) => {
      const amount = books.remaining(payment);
      if (amount > 0) books.refund(payment, { amount });
    },
  },
  finish: { label: 'Refunds arrive', run: ({ id }, { books }) => books.finishRefunds(id) },
  return: { label: 'Refunds come back', run: ({ id }, { books }) => books.failRefunds(id) },
  dispute: { label: 'Chargeback', run: ({ id }, { books }) => void books.dispute(id) },
  win: { label: 'Chargeback won', run: ({ id }, { books }) => books.decide(id, 'WON') },
  lose: { label: 'Chargeback lost', run: ({ id }, { books }) => books.decide(id, 'LOST') },
};

/** The switches for what happens to messages on their way. */
const SWITCHES: Readonly<Record<string, { label: string; run: (messages: Messages) => void }>> = {
  hold: { label: 'Hold messages back', run: (messages) => void (messages.isHeld = true) },
  release: { label: 'Send what waits', run: (messages) => messages.release() },
  reverse: {
    label: 'Send what waits, last first',
    run: (messages) => messages.release('REVERSED'),
  },
  lose: { label: 'Lose messages', run: (messages) => void (messages.isLost = true) },
  keep: { label: 'Lose none', run: (messages) => void (messages.isLost = false) },
  repeat: { label: 'Send each three times', run: (messages) => void (messages.copies = 3) },
  once: { label: 'Send each once', run: (messages) => void (messages.copies = 1) },
};

/** Answers the dashboard: all payments of all accounts, and what may happen to them. */
export async function dashboard(received: Received, input: Surroundings): Promise<Page> {
  if (received.method !== 'POST') return drawDashboard(input);
  const { world, messages } = input;
  const form = new URLSearchParams(received.body);
  const payment = world.books.payments.find(({ id }) => id === form.get('payment'));
  const account = world.accounts.find(({ id }) => id === form.get('account'));
  if (payment !== undefined) DEEDS[form.get('do') ?? '']?.run(payment, world);
  if (account !== undefined)
    world.books.payOut({ account, mode: form.get('mode') === 'LIVE' ? 'LIVE' : 'TEST' });
  SWITCHES[form.get('switch') ?? '']?.run(messages);
  await messages.settled();
  return redirect('/dashboard');
}

function drawDashboard({ protocol, world, messages }: Surroundings): Page {
  const switches = Object.entries(SWITCHES)
    .map(([key, { label }]) => `<button name="switch" value="${key}">${label}</button>`)
    .join('');
  const accounts = world.accounts.flatMap((account) =>
    (['TEST', 'LIVE'] as const).map((mode) => {
      const balance = balanceOf(world.books.movements, { account, mode });
      return `<form method="post"><input type="hidden" name="account" value="${account.id}">
<input type="hidden" name="mode" value="${mode}">
<p>${escaped(account.name)} · ${mode}: ${money(balance)}</p><button>Pay out</button></form>`;
    }),
  );
  return html(`Dashboard of the stand-in for ${protocol.name}`, {
    body: `<p class="note">This is not ${protocol.name}. No money moves.</p>
<h2>Messages</h2><p>${messages.sent.length} sent, ${messages.waiting.length} waiting</p>
<form method="post">${switches}</form>
<h2>Accounts</h2>${accounts.join('')}
<h2>Payments</h2>${world.books.payments.toReversed().map(drawPayment).join('')}`,
  });
}

function drawPayment(payment: BookedPayment): string {
  const { id, account, mode, amount, description, state, method, refunds, disputes } = payment;
  const rows = [
    ...refunds.map((refund) => `Refund ${money(refund.amount)}: ${refund.state}`),
    ...disputes.map((dispute) => `Chargeback ${money(dispute.amount)}: ${dispute.state}`),
  ];
  const deeds = Object.entries(DEEDS)
    .map(([key, { label }]) => `<button name="do" value="${key}">${label}</button>`)
    .join('');
  return `<article><h3>${escaped(description)}</h3>
<p>${id} · ${escaped(account.name)} · ${mode}</p>
<p>${money(amount)} · ${state} · ${method ?? 'no method yet'}</p>
${rows.map((row) => `<p>${row}</p>`).join('')}
<form method="post"><input type="hidden" name="payment" value="${id}">${deeds}</form></article>`;
}

function money(amount: number): string {
  return (amount / 100).toFixed(2);
}
