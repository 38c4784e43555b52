import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import styles from './form.module.css';

/**
 * For each participant without a birthdate, a link to the page where it is filled in, and from
 * there back here.
 */
export const BirthdateLinks = ({
  people,
}: {
  readonly people: readonly { readonly cuid: string; readonly firstname: string }[];
}): ReactElement[] => {
  const { age } = useTexts('cart');
  const { path, search } = useLocation();
  const redirect = encodeURIComponent(path + search);
  return people.map(({ cuid, firstname }) => (
    <Link
      key={cuid}
      className={styles.birthdateLink}
      href={`/account/participants/${cuid}?redirect=${redirect}`}
    >
      {age.add_birthdate(firstname)}
    </Link>
  ));
};
