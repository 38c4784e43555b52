import { addMinutes, isBefore, millisOf } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { payNow } from '@ribambelle/domain/checkout/totals.ts';
import type { Purchase } from './purchase.ts';
import type { Shop, Staff } from './shop.ts';

interface Sender {
  readonly name: string;
}

const DAYS_OF_MAILS = 60;

const LINES = [
  ['activities.update', 'activities', 'Description revue : {title}'],
  ['availabilities.create', 'availabilities', 'Nouvelles dates : {title}'],
  ['availabilities.update', 'availabilities', 'Capacité portée à {places} : {title}'],
  ['registrations.read', 'registrations', 'Liste de présence exportée : {title}'],
  ['customer-wallets.correct', 'customers', 'Geste commercial pour {family}'],
  ['payments.create', 'payments', 'Virement encodé pour {family}'],
] as const;

/** Adds the traces of sales: recently sent mails, and acts of staff. */
export function addTraces(
  shop: Shop,
  input: { purchases: readonly Purchase[]; staff: readonly Staff[]; organiser: Sender },
): void {
  const { now } = shop;
  for (const purchase of input.purchases) {
    if ((millisOf(now) - millisOf(purchase.at)) / 86_400_000 < DAYS_OF_MAILS)
      addMail(shop, { purchase, organiser: input.organiser });
  }
  for (const [index, purchase] of input.purchases
    .toSorted((one, other) => (isBefore(one.at, other.at) ? 1 : -1))
    .slice(0, 160)
    .entries()) {
    addLine(shop, {
      purchase,
      staff: input.staff[index % Math.max(1, input.staff.length)] ?? null,
    });
  }
}

function addMail(
  { organiser_id, random, batch }: Shop,
  { purchase, organiser }: { purchase: Purchase; organiser: Sender },
): void {
  const { customer, registrations, totals, strategy } = purchase;
  const french = customer.language === 'fr';
  const language = french ? 0 : 1;
  const lines = registrations.map(
    ({ slot, participant, price }) =>
      `${participant.firstname} : ${slot.activity.title[language]}, ${euros(price.total_price)}`,
  );
  const due = totals.payable - payNow(totals, strategy);
  const transfer = french
    ? `À verser sur le BE68 5390 0754 7034 avec la communication ${formatStructuredCommunication(purchase.reference)} : ${euros(due)}.`
    : `To be paid to BE68 5390 0754 7034 with the communication ${formatStructuredCommunication(purchase.reference)}: ${euros(due)}.`;
  const paragraphs = [
    french ? `Bonjour ${customer.firstname},` : `Hello ${customer.firstname},`,
    french ? 'Votre inscription est confirmée :' : 'Your registration is confirmed:',
  ];
  const closing = french
    ? `À bientôt, l’équipe de ${organiser.name}`
    : `See you soon, the team of ${organiser.name}`;
  const subject = french
    ? `Votre inscription chez ${organiser.name} est confirmée`
    : `Your registration with ${organiser.name} is confirmed`;
  const rest = [...(due > 0 ? [transfer] : []), closing];
  batch.add('sent_mails', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    key: `cart-confirmed/${purchase.cart_cuid}`,
    kind: 'cart-confirmed',
    customer_id: customer.id,
    recipient: customer.email,
    language: customer.language,
    state: 'SENT',
    answer: '250 2.0.0 Ok',
    subject,
    html: htmlOf([...paragraphs, ...lines, ...rest], customer.language),
    text: [...paragraphs, ...lines.map((line) => `- ${line}`), ...rest].join('\n\n'),
    created_at: purchase.at,
    sent_at: addMinutes(purchase.at, 1),
  });
}

/** Returns an old e-mail, simpler than those that the platform writes today. */
function htmlOf(lines: readonly string[], language: string): string {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><body style="font-family: Helvetica, Arial, sans-serif">${paragraphs}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function addLine(
  { organiser_id, random, batch, now }: Shop,
  { purchase, staff }: { purchase: Purchase; staff: Staff | null },
): void {
  const first = purchase.registrations[0];
  if (!first || !staff) return;
  const [action, entity, text] = random.pick(LINES);
  const { activity } = first.slot;
  const summary = text
    .replace('{title}', activity.title[0])
    .replace('{places}', String(activity.places))
    .replace('{family}', `${purchase.customer.firstname} ${purchase.customer.lastname}`);
  const at = addMinutes(purchase.at, random.int(30, 2_000));
  batch.add('audit_log', {
    organiser_id,
    id: random.id(),
    collaborator_id: staff.id,
    collaborator_name: staff.name,
    action,
    entity,
    summary,
    entity_cuid: entity === 'activities' ? activity.cuid : null,
    changes: {},
    created_at: isBefore(at, now) ? at : purchase.at,
  });
}

function euros(amount: Amount): string {
  return `${(amount / 100).toFixed(2).replace('.', ',')} €`;
}
