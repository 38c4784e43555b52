import { Alert, Checkbox, TextInput } from '@mantine/core';
import { WAIVABLE, type Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import { shownQuestions } from '@ribambelle/domain/activities/shown-questions.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { isOfAge } from '@ribambelle/domain/activities/age-limits.ts';
import type { Objection } from './objections.tsx';
import { focusOnce } from '../../fields/focus-once.ts';
import { useMay } from '../../data/session.tsx';
import type { Choice, Offer } from './offer-questions.tsx';
import { wordsOf } from './register-request.ts';

/** The decision of staff to set checks aside, with its note. */
export interface Waiver {
  readonly checked: boolean;
  readonly note: string;
}

export const NO_WAIVER: Waiver = { checked: false, note: '' };

/**
 * True when a required answer is missing: to a question that is shown, or with an option that
 * requires one.
 */
export function lacksAnswers(offer: Offer, choice: Choice): boolean {
  const words_given = wordsOf(choice);
  const isEmpty = (content: string | readonly string[] | undefined) =>
    content === undefined ||
    (typeof content === 'string' ? content.trim() === '' : content.length === 0);
  return (
    shownQuestions(offer.questions, words_given.questions).some(
      ({ id, required }) => required && isEmpty(choice.answers[id]),
    ) ||
    offer.options.some(
      ({ id, answer_required }) =>
        answer_required && choice.prices[id] !== undefined && isEmpty(choice.contents[id]),
    )
  );
}

/**
 * Returns the waiver to send with a change of a registration, and whether it clears the obstacles:
 * an age, or answers that are missing now (`lacks`), except those that are already waived.
 */
export function useWaiver(of: {
  readonly objection: Objection | undefined;
  readonly lacks: boolean;
  readonly holding: readonly Waivable[];
}) {
  const { objection, lacks, holding } = of;
  const textOf = useErrorText();
  const may = useMay()('registrations.waive');
  const [waiver, onChange] = useState(NO_WAIVER);
  const against = { AGE: isOfAge(objection), ANSWERS: lacks };
  const obstacles = WAIVABLE.filter((one) => against[one] && !holding.includes(one));
  const waived = waiver.checked && may ? obstacles : [];
  const { note } = waiver;
  return {
    field: {
      stands: obstacles,
      wrong_age: against.AGE && objection ? textOf(objection) : null,
      waiver,
      onChange,
    },
    request: waived.length === 0 ? null : { waived, note },
    ready:
      (objection === null || (against.AGE && waived.includes('AGE'))) &&
      (waived.length === 0 || note.trim() !== ''),
  };
}

/** Returns the waivers of a registration that still hold. */
export function holdingOf(registration: {
  readonly waivers: readonly { readonly waived: readonly Waivable[]; readonly holds: boolean }[];
}): readonly Waivable[] {
  return registration.waivers.flatMap(({ waived, holds }) => (holds ? waived : []));
}

/** The obstacles to a registration that can be set aside, with the note that its history keeps. */
export function SetAside({
  stands,
  wrong_age,
  waiver,
  onChange,
}: {
  stands: readonly Waivable[];
  wrong_age: string | null;
  waiver: Waiver;
  onChange: (waiver: Waiver) => void;
}) {
  const texts = useTexts('office-registrations');
  const may = useMay()('registrations.waive');
  if (stands.length === 0) return null;
  if (!may) return wrong_age === null ? null : <Alert color="red" title={wrong_age} />;
  const question =
    wrong_age === null
      ? texts.waive.answers
      : stands.length === 2
        ? texts.waive.both
        : texts.waive.age;
  const field = (
    <>
      <Checkbox
        label={question}
        checked={waiver.checked}
        onChange={({ target }) => onChange({ ...waiver, checked: target.checked })}
      />
      {waiver.checked ? (
        <TextInput
          mt="xs"
          ref={focusOnce}
          required
          maxLength={500}
          label={texts.waive.note}
          description={texts.waive.note_help}
          descriptionProps={{ c: 'gray.9' }}
          value={waiver.note}
          onChange={({ currentTarget }) => onChange({ ...waiver, note: currentTarget.value })}
        />
      ) : null}
    </>
  );
  return wrong_age === null ? (
    <div>{field}</div>
  ) : (
    <Alert color="amber" title={wrong_age}>
      {field}
    </Alert>
  );
}
