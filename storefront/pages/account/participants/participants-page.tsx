import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RuledLine, RuledList, RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import styles from '../account.module.css';

/** The list of participants (1 §2.3). */
export const ParticipantsPage = (): ReactElement => {
  const texts = useTexts('account');
  const language = useLanguage();
  const create = (
    <Link href="/account/participants/create" className={buttonClass()}>
      {texts.add_participant}
    </Link>
  );
  return (
    <AccountFrame tab="participants" title={texts.tabs.participants} action={create}>
      {({ participants }) =>
        participants.length === 0 ? (
          <EmptyState title={texts.no_participants_title} text={texts.no_participants_text} />
        ) : (
          <RuledList>
            {participants.map((participant) => (
              <RuledLine key={participant.id}>
                <RuledWords>
                  <span className={styles.name}>{participant.fullname}</span>
                  <span className={styles.soft}>
                    {participant.birthdate === null
                      ? texts.no_birthdate
                      : texts.born(formatDay(participant.birthdate, language))}
                  </span>
                  {participant.shared && <span className={styles.soft}>{texts.shared}</span>}
                </RuledWords>
                <div className={styles.actions}>
                  <Link
                    href={`/account/participants/${participant.cuid}`}
                    className={buttonClass({ kind: 'white', size: 'small' })}
                    aria-label={texts.change_of(participant.fullname)}
                  >
                    {texts.change}
                  </Link>
                  <Link
                    href={`/account/participants/${participant.cuid}/delete`}
                    className={buttonClass({ kind: 'plain', size: 'small' })}
                    aria-label={texts.delete_of(participant.fullname)}
                  >
                    {texts.delete}
                  </Link>
                </div>
              </RuledLine>
            ))}
          </RuledList>
        )
      }
    </AccountFrame>
  );
};
