import { Button, Stack } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PriceOfTransfer } from '@ribambelle/domain/registrations/transfer.ts';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { useMay } from '../../data/session.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { AFTER_CHANGE } from './after-change.ts';
import { ChangeFoot, ChangePreview } from './change-preview.tsx';
import { NOTHING_ASIDE } from './objections.tsx';
import { holdingOf, lacksAnswers, useWaiver } from './set-aside.tsx';
import { type Choice, Days, type Offer, OfferQuestions } from './offer-questions.tsx';
import { wordsOf } from './register-request.ts';

type Registration = Answer<'getOfficeRegistration'>;

interface Props {
  readonly registration: Registration;
  readonly close: () => void;
}

/** The button that changes the content of a registration, and the dialog with the preview. */
export function ChangeRegistration({ registration }: Pick<Props, 'registration'>) {
  const texts = useTexts('office-registration-changes');
  return (
    <FormDialog
      title={texts.change_title(registration.participant_name)}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.change}
        </Button>
      )}
    >
      {(close) => <OfferOfIt registration={registration} close={close} />}
    </FormDialog>
  );
}

/** Loads the offer of its availability, for the form. */
function OfferOfIt({ registration, close }: Props) {
  const { data: offer } = useCall('getStaffOffer', {
    availability: registration.availability.cuid,
  });
  return offer === undefined ? null : (
    <Change registration={registration} close={close} offer={offer} />
  );
}

/** Returns the content of a registration, as the form holds it. */
function chosenOf({ dates, quantity, options, questions }: Registration): Choice {
  return {
    date_ids: dates.map(({ id }) => id),
    quantity,
    prices: Object.fromEntries(options.map(({ option_id, price_id }) => [option_id, price_id])),
    contents: Object.fromEntries(
      options.flatMap(({ option_id, content }) => (content === null ? [] : [[option_id, content]])),
    ),
    answers: Object.fromEntries(questions.map(({ question_id, given }) => [question_id, given])),
  };
}

/**
 * The form of the change: dates, options and answers, with the price, the objections, and the
 * e-mail to the family.
 */
function Change({ registration, close, offer }: Props & { readonly offer: Offer }) {
  const texts = useTexts('office-registration-changes');
  const textOf = useErrorText();
  const may = useMay();
  // staff without access to answers leave them, and the words of options, unchanged
  const seesWords = may('participants.read');
  const { cuid, version } = registration;
  const [before] = useState(() => chosenOf(registration));
  const [choice, setChoice] = useState(before);
  const [price, setPrice] = useState<PriceOfTransfer>('NEW');
  const [{ overbook, twice }, setAside] = useState(NOTHING_ASIDE);
  const [tell, setTell] = useState(true);
  const isChanged = choice !== before;
  useUnsaved({ isUnsaved: () => isChanged, discard: () => setChoice(before) });
  const { options, questions } = wordsOf(choice);
  const request = {
    registration: cuid,
    date_ids: [...choice.date_ids],
    price,
    overbook,
    twice,
    ...(seesWords ? { options } : {}),
  };
  const { data: preview, error } = useCall('previewOfficeChange', request, {
    keep_previous: true,
  });
  const change = useAction('changeOfficeRegistration', {
    refreshes: [...AFTER_CHANGE, 'previewOfficeChange'],
    done: texts.changed,
  });
  const fields = change.error instanceof ApiError ? change.error.fields : {};
  const faultOf = (path: string) => (fields[path] === undefined ? null : textOf(fields[path]));
  const waiver = useWaiver({
    objection: preview?.objection,
    lacks: isChanged && seesWords && lacksAnswers(offer, choice),
    holding: holdingOf(registration),
  });
  const send = () =>
    change.mutate(
      {
        ...request,
        ...(seesWords ? { questions } : {}),
        version,
        total_amount: preview?.total_amount ?? null,
        waiver: waiver.request,
        tell,
      },
      { onSuccess: () => leaveFreely(close) },
    );
  const choice_props = { offer, choice, onChange: setChoice };
  return (
    <Stack>
      {seesWords ? (
        <OfferQuestions {...choice_props} faultOf={faultOf} isQuantityFixed />
      ) : (
        <Days {...choice_props} />
      )}
      <ChangePreview
        waiver={waiver.field}
        preview={isChanged ? preview : undefined}
        aside={{ ...NOTHING_ASIDE, overbook, twice }}
        price={price}
        tell={tell}
        onPrice={setPrice}
        onAside={setAside}
        onTell={setTell}
      />
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.change}
        sending={change.isPending}
        ready={isChanged && waiver.ready}
      />
    </Stack>
  );
}
