import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import styles from './footer.module.css';

/** Where the organiser is and when it is open, as it wrote it, and where else it can be followed. */
export const FooterContact = (): ReactElement | null => {
  const texts = useTexts('shell');
  const { address, hours, map_url, socials } = useWebsite().contact;
  if (address === '' && hours === '' && map_url === '' && socials.length === 0) return null;
  return (
    <address className={styles.contact}>
      {address !== '' && <p className={styles.lines}>{address}</p>}
      {map_url !== '' && (
        <p>
          <Link href={map_url} className={styles.link}>
            {texts.see_map}
          </Link>
        </p>
      )}
      {hours !== '' && (
        <>
          <h2 className={styles.columnTitle}>{texts.hours}</h2>
          <p className={styles.lines}>{hours}</p>
        </>
      )}
      {socials.length > 0 && (
        <ul className={styles.socials} aria-label={texts.follow}>
          {socials.map(({ network, url }) => (
            <li key={url}>
              <Link href={url} className={styles.link}>
                {network === 'other' ? hostOf(url) : texts.networks[network]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </address>
  );
};

const hostOf = (url: string): string => url.replace(/^https:\/\//, '').replace(/[/?#].*$/, '');
