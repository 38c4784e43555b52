import { ApiError } from '@ribambelle/api/client.ts';
import { stateOfSelection } from '@ribambelle/domain/activities/request-tiers.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { type FormEvent, useState } from 'react';
import { useAddition } from '../pieces/cart/use-addition.ts';
import { fieldErrorsOf } from '../pieces/registration-form/form-errors.ts';
import type { AvailabilityPage } from '../pieces/registration-form/form-values.ts';
import { useChosen } from '../pieces/registration-form/use-chosen.ts';
import { elementOf, useFormErrors } from '../pieces/registration-form/use-form-errors.ts';
import type { RegistrationForm } from '../pieces/registration-form/use-registration-form.ts';
import type { Tiers } from './tiers.ts';
import { fieldsOfRequests, requestsOf, tierError } from './request-values.ts';

/** The state of the form of a request: that of a registration, with a tier instead of prices. */
export interface RequestForm extends Omit<RegistrationForm, 'prices'> {
  /** The cuid of the tier; null for none yet. */
  readonly tier: string | null;
  readonly chooseTier: (cuid: string) => void;
}

interface Input {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly tiers: Tiers;
  readonly now: string;
}

/** Returns the choices and answers of the form, and sends it (2 §4). */
export function useRequestForm(input: Input): RequestForm {
  const { session, availabilities, tiers } = input;
  const errors = useFormErrors();
  const { show, mended } = errors;
  const [refusal, setRefusal] = useState<string | null>(null);
  const sentence = useSentence();
  const [tier, setTier] = useTier(tiers, availabilities.length);
  const { values, members, ...chosen } = useChosen({ ...input, wanted_dates: [] });
  const { add, sending } = useAddition();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    const wrong = {
      ...tierError(tiers, { tier, count: availabilities.length }),
      ...fieldErrorsOf({ availabilities, values }),
    };
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const onError = (error: Error) => {
      setRefusal(sentence(error));
      if (error instanceof ApiError)
        show(fieldsOfRequests(error.fields, { availabilities, values }));
    };
    const registrations_requests = requestsOf({ availabilities, values, tier });
    add({ customer_id: session.customer?.id, registrations_requests }, { onError });
  };
  return {
    values,
    members,
    tier,
    chooseTier: (cuid) => {
      setTier(cuid);
      mended((field) => field === 'tier');
    },
    fieldErrors: errors.fieldErrors,
    choose: (participant_ids) => {
      chosen.choose(participant_ids);
      mended((field) => elementOf(field) === 'participant_ids');
    },
    chooseDates: (availability_id, date_ids) => {
      chosen.chooseDates(availability_id, date_ids);
      mended(
        (field) => field === `dates.${availability_id}` || elementOf(field) === 'participant_ids',
      );
    },
    changePerson: (participant_id, changes) => {
      chosen.changePerson(participant_id, changes);
      mended((field) =>
        Object.keys(changes).some((name) => field.startsWith(`${participant_id}.${name}`)),
      );
    },
    isRemembered: chosen.isRemembered,
    submit,
    sending,
    refusal,
    ref: errors.ref,
  };
}

/**
 * Returns the chosen tier: at first the one in the address, else the only one, else the only one
 * that fits the number.
 */
function useTier(tiers: Tiers, count: number): readonly [string | null, (cuid: string) => void] {
  const tier_cuid = new URLSearchParams(useLocation().search).get('tier');
  const [chosen_cuid, choose] = useState<string | null>(null);
  const fitting_tiers = tiers.filter((tier) => stateOfSelection(count, tier).state === 'valid');
  const first =
    tiers.find(({ cuid }) => cuid === tier_cuid) ??
    (tiers.length === 1 ? tiers[0] : undefined) ??
    (fitting_tiers.length === 1 ? fitting_tiers[0] : undefined);
  return [chosen_cuid ?? first?.cuid ?? null, choose];
}
