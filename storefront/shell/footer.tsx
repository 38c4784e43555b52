import {
  useProviderSite,
  useRenderedAt,
  useWebsite,
  type Website,
} from '@ribambelle/ui/data/site-context.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from './footer.module.css';

/** Brand, quote, columns of links, copyright, and the provider's legal pages (1 §2.4). */
export const Footer = (): ReactElement => {
  const { organiser, footer } = useWebsite();
  const texts = useTexts('shell');
  const provider = useProviderSite();
  const year = Number(useRenderedAt().slice(0, 4));
  return (
    <footer
      className={styles.footer}
      style={{ background: footer.background_color, color: footer.text_color }}
    >
      <Container>
        <div className={styles.top}>
          <div className={styles.brand}>
            <div className={styles.identity}>
              <img className={styles.logo} src={organiser.logo} alt="" height={48} />
              <p className={styles.name}>{organiser.name}</p>
            </div>
            {footer.quote !== '' && <p className={styles.quote}>{footer.quote}</p>}
          </div>
          {footer.columns.map((column) => (
            <Column key={column.id} column={column} />
          ))}
        </div>
        <div className={styles.bottom}>
          <p>{texts.rights(year, organiser.name)}</p>
          <ul className={styles.legal} aria-label={texts.legal}>
            <li>
              <Link href={`${provider}/legal-notice`}>{texts.legal_notice}</Link>
            </li>
            <li>
              <Link href={`${provider}/disclaimer`}>{texts.disclaimer}</Link>
            </li>
            <li>
              <Link href={`${provider}/privacy`}>{texts.privacy}</Link>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
};

const Column = ({
  column,
}: {
  readonly column: Website['footer']['columns'][number];
}): ReactElement => (
  <div className={styles.column}>
    {column.title !== '' && <h2 className={styles.columnTitle}>{column.title}</h2>}
    <ul className={styles.links}>
      {column.links.map((link) => (
        <li key={link.id}>
          {link.href === null || link.href === '#' ? (
            <span className={styles.plain}>{link.name}</span>
          ) : (
            <Link href={link.href} className={styles.link}>
              {link.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </div>
);
