import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { describe, expect, test } from 'vitest';
import { reminderOf } from './payment-reminder/sample.ts';
import type { MailFacts, MailName, Sender, WrittenMail } from './mail.ts';
import { collection } from './collection/sample.ts';
import { creditReminderOf } from './credit-reminder/sample.ts';
import { creditReturn } from './credit-return/sample.ts';
import { notificationOf } from './notification/sample.ts';
import { proofRefusal } from './proof-refusal/sample.ts';
import { writeMail } from './write-mail.tsx';

const HOSTILE = '<b onclick="x">Zoé & "Léa"</b>';

const sender: Sender = {
  name: `Maison ${HOSTILE}`,
  email: 'bonjour@maison.test',
  phone: '+3225550740',
  accent_color: '#e67e22',
  timezone: 'Europe/Brussels',
  logo: 'data:image/png;base64,AAAA',
};
const back = { fee_amount: 2_000, online_amount: 7_000, wallet_amount: 1_000 };
const span = { start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T14:00:00.000Z' };
const people = { firstname: HOSTILE, participant: HOSTILE, activity: HOSTILE };

/** Every e-mail, with hostile text wherever somebody may type some. */
const samples: MailFacts = {
  notification: notificationOf(HOSTILE),
  order: {
    firstname: HOSTILE,
    ordered_in_advance: false,
    registrations: [
      {
        activity: HOSTILE,
        participant: HOSTILE,
        quantity: 2,
        dates: [span, { start_at: '2026-07-07T07:00:00.000Z', end_at: '2026-07-07T14:00:00.000Z' }],
        location: HOSTILE,
        options: [{ title: HOSTILE, chosen: HOSTILE, amount: 500 }],
        answers: [{ question: HOSTILE, answer: HOSTILE }],
        total_amount: 12_500,
      },
    ],
    bookings: [
      {
        resource: HOSTILE,
        participants: [HOSTILE, HOSTILE],
        dates: [span],
        location: HOSTILE,
        total_amount: 1_800,
      },
    ],
    memberships: [
      {
        title: HOSTILE,
        participant: HOSTILE,
        start_at: '2026-08-31T22:00:00.000Z',
        end_at: '2027-06-30T22:00:00.000Z',
        total_amount: 12_000,
      },
    ],
    bundles: [
      {
        title: HOSTILE,
        participant: HOSTILE,
        capacity: 10,
        expires_at: '2027-07-06T22:00:00.000Z',
        total_amount: 9_000,
      },
    ],
    vouchers: [
      {
        title: HOSTILE,
        code: 'ABCDEFGHJKLM',
        amount: 5_000,
        bundle: null,
        expires_at: '2027-07-06T22:00:00.000Z',
        total_amount: 4_500,
        paid: false,
        href: 'https://maison.test/redeem',
      },
    ],
    service_fee_amount: 100,
    total_amount: 12_600,
    paid_amount: 2_600,
    outstanding_amount: 10_000,
    collected_by: HOSTILE,
    transfer: {
      beneficiary: HOSTILE,
      iban: 'BE68539007547034',
      amount: 10_000,
      due_at: '2026-12-06T23:00:00.000Z',
      parts: [{ amount: 10_000, due_at: '2026-12-06T23:00:00.000Z', titles: [HOSTILE] }],
      communication: '+++090/9337/55493+++',
      qr: 'data:image/png;base64,AAAA',
    },
    conditions: [HOSTILE],
    href: 'https://maison.test/fr/account/carts/c1',
  },
  cancellation: { ...people, ...span, ...back, message: HOSTILE },
  'automatic-cancellation': {
    ...span,
    firstname: HOSTILE,
    activity: HOSTILE,
    registered: [HOSTILE],
    waiting: [HOSTILE],
    credit: 12_000,
    bundle_returned: true,
  },
  'booking-cancellation': {
    firstname: HOSTILE,
    resource: HOSTILE,
    dates: [span],
    message: HOSTILE,
  },
  'booking-move': {
    firstname: HOSTILE,
    resource: `2 ${HOSTILE}`,
    resource_before: HOSTILE,
    location: HOSTILE,
    moved: [{ was: span, is: { ...span, end_at: '2026-07-06T15:00:00.000Z' } }],
    total_amount: 2_500,
  },
  transfer: {
    ...people,
    activity_before: `2 ${HOSTILE}`,
    was: span,
    is: { ...span, end_at: '2026-07-06T15:00:00.000Z' },
    location: HOSTILE,
    total_amount: 2_500,
    owed_amount: 500,
    credited_amount: 100,
  },
  replacement: {
    ...people,
    participant_before: `2 ${HOSTILE}`,
    ...span,
    total_amount: 2_500,
    owed_amount: 500,
    credited_amount: 100,
  },
  restoration: { ...people, ...span, total_amount: 2_500, owed_amount: 500, credited_amount: 100 },
  'price-change': {
    ...people,
    ...span,
    reason: HOSTILE,
    total_amount: 2_500,
    owed_amount: 500,
    credited_amount: 100,
  },
  'registration-change': {
    ...people,
    dates: [span, { start_at: '2026-07-07T07:00:00.000Z', end_at: '2026-07-07T14:00:00.000Z' }],
    total_amount: 2_500,
    owed_amount: 500,
    credited_amount: 100,
    fee_amount: 300,
    online_amount: 200,
  },
  'bundle-cancellation': { firstname: HOSTILE, title: HOSTILE, message: HOSTILE },
  'membership-cancellation': { firstname: HOSTILE, title: HOSTILE, message: HOSTILE },
  'membership-renewal': {
    firstname: HOSTILE,
    title: HOSTILE,
    participant: HOSTILE,
    ends_at: '2027-07-06T22:00:00.000Z',
    renews_at: '2027-07-06T07:00:00.000Z',
    price: 12_000,
    href: 'https://maison.test/fr/account/memberships/x',
  },
  'payment-reminder': reminderOf(HOSTILE),
  'registration-request': {
    firstname: HOSTILE,
    status: 'APPROVED',
    participant: HOSTILE,
    activity: HOSTILE,
    tier: HOSTILE,
    requested: [
      { ...span, given: true },
      { ...span, given: false },
    ],
    message: HOSTILE,
    href: 'https://maison.test/fr/account/registrations-requests/x',
  },
  'voucher-gift': {
    name: HOSTILE,
    given_by: HOSTILE,
    message: HOSTILE,
    title: HOSTILE,
    worth: HOSTILE,
    code: 'ABCDEFGHJKLM',
    expires_at: '2027-07-06T22:00:00.000Z',
    href: 'https://maison.test/redeem',
  },
  'voucher-cancellation': {
    firstname: HOSTILE,
    title: HOSTILE,
    code: 'ABCDEFGHJKLM',
    message: HOSTILE,
  },
  'credit-reminder': creditReminderOf(HOSTILE),
  'credit-return': creditReturn,
  'proof-refusal': proofRefusal,
  collection,
  'late-payment': { firstname: HOSTILE, amount: 5_000, credit: 2_500 },
  'late-payment-notice': { customer: HOSTILE, amount: 5_000, credit: 2_500 },
  'review-answer': {
    firstname: HOSTILE,
    activity: HOSTILE,
    answer: `${HOSTILE}\n\n${HOSTILE}`,
    href: 'https://maison.test/fr/account/registrations/x',
  },
  vacancy: {
    ...people,
    ...span,
    opens_at: '2026-06-01T08:00:00.000Z',
    href: 'https://maison.test/fr/availabilities/x/y',
  },
  offer: {
    ...people,
    ...span,
    expires_at: '2026-06-01T08:00:00.000Z',
    href: 'https://maison.test/fr/account/home',
  },
  message: {
    firstname: HOSTILE,
    subject: HOSTILE,
    text: `${HOSTILE}\n\n${HOSTILE}\n${HOSTILE}`,
    concerned: [{ participant: HOSTILE, activity: HOSTILE, ...span }],
  },
  'password-link': {
    firstname: HOSTILE,
    href: 'https://maison.test/fr/auth/password?token=a&redirect=%2F',
  },
  'email-confirmation': {
    firstname: HOSTILE,
    href: 'https://maison.test/fr/account/email?token=a',
  },
  'collaborator-link': { firstname: HOSTILE, own: false, href: 'https://office.test/?token=a' },
  sharing: {
    firstname: HOSTILE,
    child: HOSTILE,
    others: [HOSTILE, 'Jan Peeters'],
    is_added: true,
    added: HOSTILE,
  },
  'second-factor-notice': { firstname: HOSTILE, by: HOSTILE },
  'new-device-notice': {
    firstname: HOSTILE,
    browser: HOSTILE,
    system: HOSTILE,
    network: '192.0.2.x',
    at: '2026-07-06T07:00:00.000Z',
    href: 'https://office.test/account',
  },
  'password-notice': {
    firstname: HOSTILE,
    at: '2026-07-06T07:00:00.000Z',
    href: 'https://office.test/',
  },
  'email-change': { firstname: HOSTILE, email: 'neuve@example.test' },
  mailing: {
    subject: HOSTILE,
    blocks: [{ type: 'TEXT', html: '<p>Bonjour</p>' }],
    profile: 'https://maison.test/fr/account/profile',
  },
  report: {
    firstname: HOSTILE,
    title: 'Argent reçu',
    about: '29 juin 2026 – 5 juillet 2026',
    columns: [
      { title: 'Famille', is_figure: false },
      { title: 'Nombre', is_figure: true },
      { title: 'Montant', is_figure: true },
    ],
    lines: [
      [HOSTILE, '2', '120,50 €'],
      ['Dubois', '1', '10,00 €'],
    ],
    count: 120,
    total: ['Total', '130', '9 000,00 €'],
    href: 'https://office.test/reports/payments?by=day&from=2026-06-29&to=2026-07-05',
    stop_href: 'https://office.test/report-stop?token=sealed.a.b',
  },
};

const write = (name: MailName, language: Language): Promise<WrittenMail> =>
  writeMail(name, { sender, language, facts: samples[name] });

const isMail = (name: string): name is MailName => Object.hasOwn(samples, name);
const NAMES = Object.keys(samples).filter(isMail);

/** Returns text as people read it, with ordinary spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

describe.each(NAMES)('%s', (name) => {
  test.each(LANGUAGES)('%s: typed text is never read as markup', async (language) => {
    const { subject, html, text } = await write(name, language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toContain('<b onclick');
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Zoé &amp; &quot;Léa&quot;&lt;/b&gt;');
    expect(text).toContain(HOSTILE);
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\[object|&amp;|&lt;/);
    expect(subject).not.toContain('\n');
  });

  test('styles are inline, and nothing is fetched but from the site', async () => {
    const { html } = await write(name, 'fr');
    expect(html).not.toMatch(/<style|<script|<link|class=/);
    expect(html).not.toMatch(/src="(?!data:image\/png|https:\/\/maison\.test\/files\/)/);
  });
});

test('the standard part greets only where no text of the organiser stands before it', async () => {
  const facts = notificationOf('Anne');
  const greetings = async (blocks: typeof facts.blocks) =>
    (
      await writeMail('notification', { sender, language: 'fr', facts: { ...facts, blocks } })
    ).text.split('Bonjour').length - 1;
  const text = { type: 'TEXT', html: '<p>Bonjour Anne</p>' } as const;
  expect(await greetings([{ type: 'STANDARD' }])).toBe(1);
  expect(await greetings([text, { type: 'STANDARD' }])).toBe(1);
  expect(await greetings([{ type: 'STANDARD' }, text])).toBe(2);
  const without = { type: 'TEXT', html: '<p></p><p>&nbsp;</p>' } as const;
  expect(await greetings([without, { type: 'STANDARD' }])).toBe(1);
});

test('a line break in a name does not start a new line', async () => {
  const facts = { ...samples.cancellation, participant: 'Zoé\n\nVotre compte : cliquez ici' };
  const { text } = await writeMail('cancellation', { sender, language: 'fr', facts });
  expect(text).toContain('Zoé Votre compte : cliquez ici');
});

test('the plain text of an order contains everything in its HTML', async () => {
  const { text } = await write('order', 'fr');
  const lines = plain(text).split('\n');
  expect(lines).toContain(HOSTILE);
  expect(lines).toContain('Quand lun. 6 juillet 2026, 9 h – 16 h');
  expect(lines).toContain('mar. 7 juillet 2026, 9 h – 16 h');
  expect(lines).toContain('Prix 125,00 €');
  expect(lines).toContain('Code ABCD-EFGH-JKLM');
  expect(lines).toContain('Valeur 50,00 €');
  expect(lines).toContain('À utiliser jusqu’au mar. 6 juillet 2027');
  expect(lines).toContain('Dès que le paiement est reçu');
  expect(lines).toContain('Reste à payer 100,00 €');
  expect(lines).toContain('Au plus tard le dim. 6 décembre 2026');
  expect(lines).toContain('Communication +++090/9337/55493+++');
  expect(text).toContain('https://maison.test/fr/account/carts/c1');
  expect(text).not.toContain('base64');
});

test('a link with parameters is the same in the plain text', async () => {
  const { text } = await write('password-link', 'fr');
  expect(text).toContain('https://maison.test/fr/auth/password?token=a&redirect=%2F');
});

test('an order of vouchers alone does not mention registrations', async () => {
  const facts = { ...samples.order, registrations: [], bookings: [], bundles: [], memberships: [] };
  const { subject, text } = await writeMail('order', { sender, language: 'fr', facts });
  expect(subject).toContain('votre commande est confirmée');
  expect(text).not.toContain('inscription');
});

test('an order with a voucher whose code cannot be read tells the family to ask, without a link to redeem it', async () => {
  const vouchers = samples.order.vouchers.map((voucher) => ({ ...voucher, code: '' }));
  const facts = { ...samples.order, vouchers };
  const { text } = await writeMail('order', { sender, language: 'fr', facts });
  expect(plain(text)).toContain('Nous n’arrivons plus à l’afficher : contactez-nous');
  expect(text).not.toContain('/redeem/');
});

test('a report has a text line for each of its lines, with links to the report and to stop it', async () => {
  const { subject, html, text } = await write('report', 'fr');
  const lines = plain(text).split('\n');
  expect(plain(subject)).toContain('Argent reçu');
  expect(lines).toContain('Famille Nombre Montant');
  expect(lines).toContain('Dubois 1 10,00 €');
  expect(lines).toContain('Total 130 9 000,00 €');
  expect(text).toContain('2 premières lignes sur 120');
  expect(text).toContain(samples.report.href);
  expect(text).toContain(samples.report.stop_href);
  expect(html).toContain('text-align:right');
});

test.each([
  ['PENDING', 'nous avons reçu votre demande', 'Quand'],
  ['REJECTED', 'votre demande n’a pas pu être acceptée', 'Quand'],
  ['APPROVED', 'votre demande est acceptée', 'Non acceptée'],
] as const)(
  'a request that is %s says "%s", and about its dates "%s"',
  async (status, subject, dates) => {
    const [one] = samples['registration-request'].requested;
    const requests = one === undefined ? [] : [{ ...one, given: false }];
    const facts = { ...samples['registration-request'], status, requested: requests };
    const mail = await writeMail('registration-request', { sender, language: 'fr', facts });
    expect(mail.subject).toContain(subject);
    expect(plain(mail.text)).toContain(`${dates} lun. 6 juillet 2026`);
  },
);
