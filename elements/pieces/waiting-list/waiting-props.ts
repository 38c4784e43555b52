import type { Session } from '@ribambelle/ui/data/use-session.ts';
import type { AvailabilityPage } from '../registration-form/form-values.ts';

/** What a waiting list is shown for: a date, the moment, and who is signed in. */
export interface WaitingProps {
  readonly availability: AvailabilityPage;
  readonly now: string;
  readonly session: Session;
}
