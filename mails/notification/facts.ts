import type { CancellationFacts } from '../cancellation/facts.ts';
import type {
  OrderedMembership,
  OrderedRegistration,
  OrderFacts,
  OrderTransfer,
} from '../order/facts.ts';
import type { OwnBlockFacts } from '../pieces/own-block.tsx';
import type { RestorationFacts } from '../restoration/facts.ts';
import type { TransferFacts } from '../transfer/facts.ts';
import type { VacancyFacts } from '../vacancy/facts.ts';

/** The e-mails of ours that the standard part of a notification can be, with their facts. */
export interface StandardMails {
  readonly order: OrderFacts;
  readonly cancellation: CancellationFacts;
  readonly restoration: RestorationFacts;
  readonly transfer: TransferFacts;
  readonly vacancy: VacancyFacts;
}

/** One e-mail of the standard part. */
export type StandardMail = {
  readonly [Name in keyof StandardMails]: {
    readonly mail: Name;
    readonly facts: StandardMails[Name];
  };
}[keyof StandardMails];

/** A block of a notification, its texts filled in, in the language of its reader. */
export type NotificationBlock =
  | OwnBlockFacts
  | { readonly type: 'STANDARD' | 'DETAILS' | 'REMAINING' };

/** A notification of the organiser's own, about one thing or several at once. */
export interface NotificationFacts {
  /** Empty for the subject of the first standard e-mail. */
  readonly subject: string;
  readonly blocks: readonly NotificationBlock[];
  /** The e-mails of the standard part; none when it is the details. */
  readonly standard: readonly StandardMail[];
  readonly registrations: readonly OrderedRegistration[];
  readonly memberships: readonly OrderedMembership[];
  /** The amount that remains to be paid, in minor units, and how by transfer; null for nothing. */
  readonly remaining: {
    readonly amount: number;
    readonly transfer: OrderTransfer | null;
  } | null;
}
