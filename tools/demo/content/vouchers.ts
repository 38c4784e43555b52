import type { Duration } from '@ribambelle/domain/base/durations.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Words } from '../shop.ts';

/** The written content of a voucher: its description, price, worth and validity. */
export interface VoucherContent {
  readonly title: Words;
  readonly lead: Words;
  readonly points: readonly Words[];
  readonly price: Amount;
  /** An amount, or a bundle by its French title. */
  readonly worth: { readonly amount: Amount } | { readonly bundle: string };
  readonly valid: Duration | null;
}

/** The vouchers that L’Éclaircie offers. */
export const VOUCHERS: readonly VoucherContent[] = [
  {
    title: ['Une heure d’éclaircie', 'An hour of sunshine'],
    lead: [
      'Le petit bon qui fait plaisir : de quoi payer un dimanche en famille ou le premier atelier de quelqu’un qui n’ose pas encore.',
      'The small voucher that pleases: enough for a family Sunday, or for the first workshop of somebody who does not dare yet.',
    ],
    points: [
      ['Pour toutes nos activités, à tout âge', 'For all our activities, at any age'],
      ['À utiliser en une fois ou en plusieurs', 'To be used at once or little by little'],
    ],
    price: 3_000,
    worth: { amount: 3_000 },
    valid: { count: 6, unit: 'month' },
  },
  {
    title: ['Une semaine de vacances', 'A week of holidays'],
    lead: [
      'De quoi offrir un stage entier : cirque, ferme, robots de carton ou école des renards. L’enfant choisit, vous avez le merci.',
      'Enough to give a whole camp: circus, farm, cardboard robots or fox school. The child chooses, you get the thanks.',
    ],
    points: [
      ['Valable pour toutes les vacances de l’année', 'Valid in all the holidays of the year'],
      ['Repas et garderie peuvent s’y ajouter', 'Meals and day care can be added'],
    ],
    price: 15_000,
    worth: { amount: 15_000 },
    valid: { count: 1, unit: 'year' },
  },
  {
    title: ['Le bon des grands-parents', 'The grandparents’ voucher'],
    lead: [
      'Parce que les grands-parents exagèrent toujours un peu, nous aussi : ce bon vaut plus que ce qu’il coûte, et il attend qu’on en ait envie.',
      'Because grandparents always overdo it a little, so do we: this voucher is worth more than it costs, and it waits until you feel like it.',
    ],
    points: [
      ['Sans date limite', 'No end date'],
      ['À partager entre frères, sœurs et cousins', 'To be shared between siblings and cousins'],
    ],
    price: 22_500,
    worth: { amount: 25_000 },
    valid: null,
  },
  {
    title: ['Cinq dimanches à offrir', 'Five Sundays to give'],
    lead: [
      'Cinq inscriptions pour une famille que vous aimez bien : elle choisit les dimanches, et n’a plus rien à payer.',
      'Five registrations for a family that you are fond of: they choose the Sundays, and have nothing more to pay.',
    ],
    points: [
      ['Le pack commence le jour où on l’utilise', 'The pack begins on the day it is redeemed'],
      ['Il paie tout seul les inscriptions', 'It pays the registrations by itself'],
    ],
    price: 9_000,
    worth: { bundle: 'Cinq dimanches' },
    valid: { count: 1, unit: 'year' },
  },
];
