import { accessOf } from './accounts.ts';
import { control } from './control.ts';
import { dashboard } from './dashboard.ts';
import { escaped, html, type Page, redirect } from './html.ts';
import type { BookedPayment } from './booked.ts';
import type { Protocol, Received, Surroundings, World } from './protocol.ts';

/**
 * Answers a browser: the page on which a payer pays, the logos of methods, the dashboard of
 * accounts, and the books as JSON, to be compared with others.
 */
export async function pageFor(received: Received, input: Surroundings): Promise<Page> {
  const { pathname } = received.url;
  const [, id] = /^\/pay\/(\w+)$/.exec(pathname) ?? [];
  if (id !== undefined) return payPage({ received, id }, input);
  if (/^\/logos\/[\w-]+\.svg$/.test(pathname)) return logo(pathname);
  if (pathname === '/dashboard') return dashboard(received, input);
  if (pathname === '/books') return booksPage(received, input.world);
  if (pathname === '/control') return control(received, input);
  return html('Not found', { status: 404, body: '<p>There is no such page.</p>' });
}

async function payPage(
  { received, id }: { received: Received; id: string },
  { protocol, world, messages }: Surroundings,
): Promise<Page> {
  const payment = world.books.payments.find((one) => one.id === id);
  if (payment === undefined)
    return html('Not found', { status: 404, body: '<p>There is no such payment.</p>' });
  if (received.method !== 'POST') return drawPayment({ payment, protocol, note: '' });
  if (payment.state !== 'OPEN')
    return drawPayment({ payment, protocol, note: 'This payment is over.' });
  const form = new URLSearchParams(received.body);
  const method = form.get('method') ?? undefined;
  switch (form.get('do')) {
    case 'pay':
      world.books.pay(id, method);
      break;
    case 'on-its-way':
      world.books.putOnItsWay(id, method);
      break;
    case 'fail':
      if (protocol.leaves_open) {
        world.books.decline(id);
        return drawPayment({ payment, protocol, note: 'Declined. Try again or go back.' });
      }
      world.books.fail(id);
      break;
    case 'cancel':
      if (!protocol.leaves_open) world.books.cancel(id);
      return redirect(payment.cancel_url);
    case 'expire':
      world.books.expire(id);
      return drawPayment({ payment, protocol, note: 'The time of this page is over.' });
    default:
      return drawPayment({ payment, protocol, note: 'Choose what happens.' });
  }
  // a real provider waits a little, so that its message is usually there first
  await Promise.race([
    messages.settled(),
    new Promise((resolve) => setTimeout(resolve, 1500).unref()),
  ]);
  return redirect(payment.return_url);
}

function drawPayment(input: {
  readonly payment: BookedPayment;
  readonly protocol: Protocol;
  readonly note: string;
}): Page {
  const { payment, protocol, note } = input;
  const { account, amount, currency, description, state } = payment;
  const chosen = payment.method;
  const methods = account.methods
    .filter(({ id }) => chosen === null || id === chosen)
    .filter(({ keeps }) => payment.sequence !== 'first' || keeps !== undefined)
    .map(
      ({ id, names }, index) =>
        `<label><input type="radio" name="method" value="${id}"${index === 0 ? ' checked' : ''}> ${names.en}</label>`,
    )
    .join('');
  const buttons = [
    ['pay', 'Pay'],
    ['on-its-way', 'Pay by a bank that takes days'],
    ['fail', protocol.leaves_open ? 'Be declined' : 'Fail'],
    ['cancel', 'Cancel'],
    ['expire', 'Let the page expire'],
  ]
    .map(([value, label]) => `<button name="do" value="${value}">${label}</button>`)
    .join('');
  const form =
    state === 'OPEN'
      ? `<form method="post"><fieldset><legend>Method</legend>${methods}</fieldset>${buttons}</form>`
      : `<p>This payment is over: ${state.toLowerCase()}.</p><p><a href="${escaped(payment.return_url)}">Back to the shop</a></p>`;
  return html(`Stand-in for ${protocol.name}`, {
    body: `<p class="note">This is not ${protocol.name}. No money moves.</p>
<p>${escaped(account.name)}${payment.mode === 'TEST' ? ' · test' : ''}</p>
<p>${escaped(description)}</p>
<p class="amount">${(amount / 100).toFixed(2)} ${currency}</p>
<p role="status">${note}</p>
${form}`,
  });
}

function logo(pathname: string): Page {
  const name = (pathname.split('/').at(-1) ?? '').replace('.svg', '');
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml' },
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24" role="img"><title>${name}</title><rect width="32" height="24" rx="3" fill="#246"/></svg>`,
  };
}

/** Shows the books of what a key opens, as JSON. */
function booksPage({ headers }: Received, { books, accounts }: World): Page {
  const access = accessOf(accounts, (headers.authorization ?? '').replace('Bearer ', ''));
  const own = <Row extends { account_id: string; mode: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.account_id === access?.account.id && row.mode === access.mode);
  return {
    status: access === null ? 401 : 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      access === null
        ? null
        : {
            payments: books.of(access),
            movements: own(books.movements),
            payouts: own(books.payouts),
          },
    ),
  };
}
