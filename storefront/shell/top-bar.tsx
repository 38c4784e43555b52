import { announcementShows } from '@ribambelle/domain/website/announcement.ts';
import { useRenderedAt, useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountLinks } from './account-links.tsx';
import { ContactLinks } from './contact-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-bar.module.css';

/**
 * Contact, announcement, and the link to the account (1 §2.4). On a phone only the announcement:
 * the rest is in the menu.
 */
export const TopBar = ({ session }: { readonly session: Session | undefined }): ReactElement => {
  const { announcement: own_announcement, background_color, text_color } = useWebsite().topbar;
  const now = useRenderedAt();
  const announcement =
    own_announcement !== null && announcementShows(own_announcement, now) ? own_announcement : null;
  const { contact } = useTexts('shell');
  const colours = { background: background_color, color: text_color };
  return (
    <aside
      className={styles.bar}
      aria-label={contact}
      style={colours}
      data-announces={announcement !== null}
    >
      <Container>
        <div className={styles.line}>
          <div className={styles.contacts}>
            <ContactLinks className={styles.link} />
          </div>
          {announcement !== null && (
            <p className={styles.announcement}>
              {announcement.href === null ? (
                announcement.text
              ) : (
                <Link href={announcement.href}>{announcement.text}</Link>
              )}
            </p>
          )}
          <div className={styles.account}>
            <AccountLinks session={session} className={styles.link} />
            <LanguageSwitch />
          </div>
        </div>
      </Container>
    </aside>
  );
};
