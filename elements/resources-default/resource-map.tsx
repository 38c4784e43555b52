import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { type ReactElement, useState } from 'react';
import { locationAddress, locationName } from '../pieces/availability-row/location-line.ts';
import { embeddedMap, mapLink } from '../pieces/booking/map-link.ts';
import styles from './resource-map.module.css';

/**
 * The map runs as its own site, which is not ours: it has no access to the page, and cannot
 * navigate it.
 */
const AS_ITSELF = 'allow-scripts allow-same-origin allow-popups';

interface ResourceMapProps {
  readonly location: Parameters<typeof locationAddress>[0];
}

/**
 * The location on a map from another site: loaded only when somebody wants it, and knows where it
 * is from (decision 172).
 */
export const ResourceMap = ({ location }: ResourceMapProps): ReactElement | null => {
  const texts = useTexts('resources');
  const language = useLanguage();
  const [is_wanted, setWanted] = useState(false);
  const address = locationAddress(location);
  const link = mapLink(location);
  if (link === null) return null;
  return (
    <section className={styles.map} aria-label={texts.where}>
      <p className={styles.place}>
        <strong>{locationName(location)}</strong>
        {address}
      </p>
      {is_wanted ? (
        <>
          <iframe
            className={styles.frame}
            src={embeddedMap(address, language)}
            title={texts.map_title(address)}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox={AS_ITSELF}
          />
          <div>
            <Button kind="plain" size="small" onClick={() => setWanted(false)}>
              {texts.map_hide}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.ask}>
          <p>{texts.map_consent}</p>
          <Button kind="white" onClick={() => setWanted(true)}>
            {texts.map_show}
          </Button>
          <a href={link} target="_blank" rel="noreferrer" aria-label={texts.map_of(address)}>
            {texts.map}
          </a>
        </div>
      )}
    </section>
  );
};
