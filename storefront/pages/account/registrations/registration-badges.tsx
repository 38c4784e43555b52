import {
  registrationBadges,
  type RegistrationToBadge,
} from '@ribambelle/domain/registrations/badges.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';

/** The state of a registration in colours and words (1 §4). */
export const RegistrationBadges = ({
  registration,
}: {
  readonly registration: RegistrationToBadge;
}): ReactElement => {
  const texts = useTexts('account');
  return (
    <span className={styles.badges}>
      {registrationBadges(registration).map(({ badge, color }) => (
        <Badge key={badge} tone={color}>
          {texts.badges[badge]}
        </Badge>
      ))}
    </span>
  );
};
