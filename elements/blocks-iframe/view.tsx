import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { type ReactElement, useState } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/**
 * The content runs as its own site, which is not ours: it has no access to the page, and cannot
 * navigate it.
 */
const AS_ITSELF = 'allow-scripts allow-same-origin allow-popups allow-forms';

/**
 * The content of another site, loaded only when somebody wants it and knows where it is from
 * (decision 172); in a page of ours that may frame nothing else.
 */
export function View({ settings }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('embeds');
  const [is_wanted, setWanted] = useState(false);
  const { url, width, height } = settings;
  const host = hostOf(url);
  const title = settings.title === '' ? host : settings.title;
  return (
    <section className={styles.embed} aria-label={title} style={{ width }}>
      {is_wanted ? (
        <>
          <iframe
            className={styles.frame}
            style={{ height, aspectRatio: settings['aspect-ratio'] }}
            src={`/embedded?${new URLSearchParams({ url })}`}
            title={title}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox={AS_ITSELF}
          />
          <div>
            <Button kind="plain" size="small" onClick={() => setWanted(false)}>
              {texts.hide}
            </Button>
          </div>
        </>
      ) : (
        <div
          className={styles.ask}
          style={{ height, aspectRatio: height === 'auto' ? settings['aspect-ratio'] : undefined }}
        >
          <strong>{title}</strong>
          <p>{texts.consent(host)}</p>
          <div className={styles.choices}>
            <Button kind="white" onClick={() => setWanted(true)}>
              {texts.show}
            </Button>
            <a href={url} target="_blank" rel="noreferrer">
              {texts.open_at(host)}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
}
