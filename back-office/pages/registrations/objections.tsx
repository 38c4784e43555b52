import { Alert } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { isOfAge } from '@ribambelle/domain/activities/age-limits.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Beyond } from './beyond.tsx';

/** The rules that are set aside. */
export interface Aside {
  readonly overbook: boolean;
  readonly twice: boolean;
  readonly without_membership: boolean;
}

export const NOTHING_ASIDE: Aside = { overbook: false, twice: false, without_membership: false };

export type Objection = Answer<
  'previewRegistrationTransfer' | 'previewRegistrationRestoration' | 'previewOfficeChange'
>['objection'];

/**
 * The objections to a change, with the question to staff who may set them aside; a rule that was
 * set aside stays, so that it can be taken back.
 */
export function Objections(props: {
  objection: Objection;
  aside: Aside;
  onAside: (aside: Aside) => void;
}) {
  const { objection, aside, onAside } = props;
  const registrations = useTexts('office-registrations');
  const textOf = useErrorText();
  const is_full = objection === 'PLACES_TAKEN' || objection === 'DATE_EXCLUDED';
  const rules = [
    {
      name: 'overbook',
      shown: is_full,
      title:
        objection === 'DATE_EXCLUDED' ? textOf('DATE_EXCLUDED') : registrations.overbook_warning,
      question: registrations.overbook_ask,
    },
    {
      name: 'twice',
      shown: objection === 'ALREADY_REGISTERED',
      title: registrations.twice_warning,
      question: registrations.twice_ask,
    },
    {
      name: 'without_membership',
      shown: objection === 'MEMBERS_ONLY',
      title: registrations.stranger_warning,
      question: registrations.stranger_ask,
    },
  ] as const;
  const is_known = objection === null || isOfAge(objection) || rules.some(({ shown }) => shown);
  return (
    <>
      {rules.map(({ name, shown, title, question }) =>
        shown || aside[name] ? (
          <Beyond
            key={name}
            title={title}
            question={question}
            checked={aside[name]}
            onChange={(checked) => onAside({ ...aside, [name]: checked })}
          />
        ) : null,
      )}
      {is_known ? null : <Alert color="red" role="alert" title={textOf(objection)} />}
    </>
  );
}
