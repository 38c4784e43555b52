import { Alert, Button, Stack } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import type { Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useRef, useState } from 'react';
import type { useAction } from '../../data/use-action.ts';
import { useMay } from '../../data/session.tsx';
import {
  BeforeRegistering,
  Elsewhere,
  type Missing,
  usePerson,
  useWrongAge,
} from './before-registering.tsx';
import { Beyond, isShort } from './beyond.tsx';
import { MoneyReceived, NOTHING_RECEIVED, receivedOf } from './money-received.tsx';
import { isComplete, type Newcomer, newPeopleOf } from './newcomer.tsx';
import { type Choice, type Offer, OfferQuestions } from './offer-questions.tsx';
import { OverridableRefusals } from './overridable-refusals.tsx';
import { Price, usePrice } from './price-of-choice.tsx';
import { requestOf, type Whom } from './register-request.ts';
import { lacksAnswers, NO_WAIVER, SetAside } from './set-aside.tsx';
import { useFollows } from './what-follows.tsx';

type Register = ReturnType<typeof useAction<'registerByStaff'>>;

interface Props {
  readonly offer: Offer;
  readonly customer: string | null;
  readonly participant: string | null;
  /** The family and participant that are made with it, in place of known ones. */
  readonly newcomer: Newcomer | null;
  /** True when the family cannot be written to. */
  readonly unreachable: boolean;
  readonly register: Register;
  readonly onMade: (cuid: string) => void;
}

/**
 * The form of a registration for an offer: days, options and answers, the price, the objections,
 * and the money received at once.
 */
export function RegisterOffer(props: Props) {
  const texts = useTexts('office-registrations');
  const office = useTexts('office');
  const textOf = useErrorText();
  const may = useMay();
  const { offer, customer, participant, newcomer, register } = props;
  const [choice, setChoice] = useState<Choice>({
    date_ids: offer.dates.filter(({ ahead }) => ahead).map(({ id }) => id),
    quantity: 1,
    prices: {},
    contents: {},
    answers: {},
  });
  const [overbook, setOverbook] = useState(false);
  const [twice, setTwice] = useState(false);
  const [withoutMembership, setWithoutMembership] = useState(false);
  const [useBundle, setUseBundle] = useState(true);
  const [waiver, setWaiver] = useState(NO_WAIVER);
  const [received, setReceived] = useState(NOTHING_RECEIVED);
  const fields = register.error instanceof ApiError ? register.error.fields : {};
  const faultOf = (path: string) => (fields[path] === undefined ? null : textOf(fields[path]));
  const short = isShort(offer, choice);
  const { is_held, is_stranger, refused } = useRefusal(register, { participant, choice });
  const price = usePrice({ offer, choice, customer, participant, use_bundle: useBundle });
  const total = price?.total_price ?? 0;
  const person = usePerson(customer, participant);
  const wrong_age = useWrongAge(newcomer === null ? person : childOf(newcomer), { offer, choice });
  const obstacles: readonly Waivable[] = [
    ...(wrong_age === null ? [] : (['AGE'] as const)),
    ...(lacksAnswers(offer, choice) ? (['ANSWERS'] as const) : []),
  ];
  const aside = waiver.checked && may('registrations.waive') ? obstacles : [];
  const missing = missingOf({ ...props, choice });
  const whom: Whom = newcomer === null ? { customer, participant } : newPeopleOf(newcomer);
  const send = () =>
    register.mutate(
      {
        ...requestOf({ offer, choice, whom, use_bundle: useBundle }),
        overbook: overbook && short,
        twice: twice && is_held,
        without_membership: withoutMembership && is_stranger,
        waiver: aside.length === 0 ? null : { waived: [...aside], note: waiver.note },
        received: receivedOf(received, total),
      },
      { onSuccess: ({ cuid }) => props.onMade(cuid) },
    );
  const button = useFirstError(register.error);
  const follows = useFollows({ total, received, unreachable: props.unreachable });
  return (
    <Stack gap="md">
      {offer.published ? null : (
        <Alert color="amber" title={texts.unpublished_title}>
          {texts.unpublished_notice}
        </Alert>
      )}
      <OfferQuestions offer={offer} choice={choice} onChange={setChoice} faultOf={faultOf} />
      {short ? (
        <Beyond
          title={texts.overbook_warning}
          question={texts.overbook_ask}
          checked={overbook}
          onChange={setOverbook}
        />
      ) : null}
      <Elsewhere titles={price?.elsewhere ?? []} />
      <SetAside stands={obstacles} wrong_age={wrong_age} waiver={waiver} onChange={setWaiver} />
      <Price
        offer={offer}
        price={price}
        follows={follows}
        useBundle={useBundle}
        onUseBundle={setUseBundle}
      />
      {total > 0 && may('payments.create') ? (
        <MoneyReceived total={total} received={received} onChange={setReceived} />
      ) : null}
      <OverridableRefusals
        is_held={is_held}
        is_stranger={is_stranger}
        twice={twice}
        setTwice={setTwice}
        withoutMembership={withoutMembership}
        setStranger={setWithoutMembership}
      />
      <BeforeRegistering
        missing={missing}
        refused={refused === null ? null : sentenceOf(refused, office.no_answer)}
      />
      <Button
        ref={button}
        onClick={send}
        loading={register.isPending}
        disabled={
          missing.length > 0 ||
          (wrong_age !== null && !aside.includes('AGE')) ||
          (aside.length > 0 && waiver.note.trim() === '') ||
          (short && !overbook) ||
          (is_held && !twice) ||
          (is_stranger && !withoutMembership)
        }
      >
        {texts.submit}
      </Button>
    </Stack>
  );
}

/** Focuses the refused field, which may have scrolled out of sight of the pressed button. */
function useFirstError(error: unknown) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error === null) return;
    const panel = button.current?.closest('[role=dialog]');
    panel?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  return button;
}

/**
 * Returns the refusal of the server, as long as it applies: a refusal is about the values sent, and
 * says nothing about another choice.
 */
function useRefusal(
  register: Register,
  now: { readonly participant: string | null; readonly choice: Choice },
) {
  const { sent, error } = register;
  const { participant, choice } = now;
  const fields = error instanceof ApiError ? error.fields : {};
  const still_so =
    (sent?.participant ?? null) === participant &&
    sent?.quantity === choice.quantity &&
    sent.date_ids?.join() === choice.date_ids.join();
  const is_held = still_so && fields['participant'] === 'ALREADY_REGISTERED';
  const is_stranger = still_so && fields['participant'] === 'MEMBERS_ONLY';
  const shown_paths = /^(questions|new_customer|new_participant)\./;
  const is_shown =
    is_held || is_stranger || Object.keys(fields).some((path) => shown_paths.test(path));
  return { is_held, is_stranger, refused: still_so && !is_shown ? error : null };
}

function childOf({ child_firstname, birthdate }: Newcomer) {
  return { firstname: child_firstname, birthdate: birthdate || null };
}

function missingOf({
  customer,
  participant,
  newcomer,
  choice,
}: Pick<Props, 'customer' | 'participant' | 'newcomer'> & { choice: Choice }): readonly Missing[] {
  const days: readonly Missing[] = choice.date_ids.length === 0 ? ['day'] : [];
  if (newcomer !== null) return isComplete(newcomer) ? days : ['names', ...days];
  if (customer === null) return ['family', ...days];
  return participant === null ? ['participant', ...days] : days;
}
