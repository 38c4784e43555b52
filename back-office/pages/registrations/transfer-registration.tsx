import { Button, Stack, Text } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PriceOfTransfer } from '@ribambelle/domain/registrations/transfer.ts';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { AFTER_CHANGE } from './after-change.ts';
import { ChangeFoot, ChangePreview } from './change-preview.tsx';
import { NOTHING_ASIDE } from './objections.tsx';
import { holdingOf, lacksAnswers, useWaiver } from './set-aside.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { type Choice, Days, type Offer, OfferQuestions } from './offer-questions.tsx';
import { wordsOf } from './register-request.ts';

type Registration = Answer<'getOfficeRegistration'>;

interface Props {
  readonly registration: Registration;
  readonly close: () => void;
}

/**
 * The button that moves a registration to other dates or another activity, and the dialog with the
 * preview.
 */
export function TransferRegistration({ registration }: Pick<Props, 'registration'>) {
  const texts = useTexts('office-registration-changes');
  return (
    <FormDialog
      title={texts.transfer_title(registration.participant_name)}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.transfer}
        </Button>
      )}
    >
      {(close) => <Goal registration={registration} close={close} />}
    </FormDialog>
  );
}

/** The choice of the new availability. */
function Goal({ registration, close }: Props) {
  const texts = useTexts('office-registration-changes');
  const [availability, setAvailability] = useState<string | null>(null);
  useUnsaved({
    isUnsaved: () => availability !== null,
    discard: () => setAvailability(null),
  });
  const { data: offer } = useCall(
    'getStaffOffer',
    { availability: availability ?? '' },
    { enabled: availability !== null },
  );
  return (
    <Stack>
      <Text>{texts.transfer_from(registration.activity_title)}</Text>
      <OfferChoice value={availability} onChange={setAvailability} />
      {offer === undefined || offer.cuid !== availability ? null : (
        <Transfer key={offer.cuid} registration={registration} close={close} offer={offer} />
      )}
    </Stack>
  );
}

/**
 * The form of the transfer: days, options and answers, with the price, the objections, and the
 * e-mail to the family.
 */
function Transfer({ registration, close, offer }: Props & { readonly offer: Offer }) {
  const texts = useTexts('office-registration-changes');
  const textOf = useErrorText();
  const { cuid, version, activity, quantity } = registration;
  const [choice, setChoice] = useState<Choice>({
    date_ids: offer.dates.filter(({ ahead }) => ahead).map(({ id }) => id),
    quantity,
    prices: {},
    contents: {},
    answers: {},
  });
  const [price, setPrice] = useState<PriceOfTransfer>('NEW');
  const [aside, setAside] = useState(NOTHING_ASIDE);
  const [tell, setTell] = useState(true);
  const is_same_activity = offer.activity === activity.cuid;
  const { options, questions } = wordsOf(choice);
  const request = {
    registration: cuid,
    availability: offer.cuid,
    date_ids: [...choice.date_ids],
    price,
    ...aside,
    ...(is_same_activity ? {} : { options }),
  };
  const { data: preview, error } = useCall('previewRegistrationTransfer', request, {
    keep_previous: true,
  });
  const transfer = useAction('transferRegistration', {
    refreshes: [...AFTER_CHANGE, 'previewRegistrationTransfer'],
    done: texts.transferred,
  });
  const fields = transfer.error instanceof ApiError ? transfer.error.fields : {};
  const faultOf = (path: string) => (fields[path] === undefined ? null : textOf(fields[path]));
  const waiver = useWaiver({
    objection: preview?.objection,
    lacks: !is_same_activity && lacksAnswers(offer, choice),
    holding: is_same_activity ? holdingOf(registration) : [],
  });
  const send = () =>
    transfer.mutate(
      {
        ...request,
        ...(is_same_activity ? {} : { questions }),
        version,
        total_amount: preview?.total_amount ?? null,
        waiver: waiver.request,
        tell,
      },
      { onSuccess: () => leaveFreely(close) },
    );
  return (
    <Stack>
      {is_same_activity ? (
        <Days offer={offer} choice={choice} onChange={setChoice} />
      ) : (
        <OfferQuestions
          offer={offer}
          choice={choice}
          onChange={setChoice}
          faultOf={faultOf}
          isQuantityFixed
        />
      )}
      <ChangePreview
        waiver={waiver.field}
        preview={preview}
        price={price}
        aside={aside}
        tell={tell}
        onPrice={setPrice}
        onAside={setAside}
        onTell={setTell}
      />
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.transfer}
        sending={transfer.isPending}
        ready={waiver.ready}
      />
    </Stack>
  );
}
