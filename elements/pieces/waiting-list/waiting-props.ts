import type { Session } from '@ribambelle/ui/data/use-session.ts';
import type { AvailabilityPage } from '../registration-form/form-values.ts';

/** The props of a waiting list: a date, the moment, and the session. */
export interface WaitingProps {
  readonly availability: AvailabilityPage;
  readonly now: string;
  readonly session: Session;
}
