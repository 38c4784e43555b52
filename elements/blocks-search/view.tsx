import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { withLanguage } from '@ribambelle/domain/base/languages.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { SearchInput } from '@ribambelle/ui/forms/search-input.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/** A field whose search opens the catalogue of another page: a form that needs no script. */
export function View({ settings: { href } }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('catalogue');
  return (
    <form className={styles.line} action={withLanguage(href, useLanguage())}>
      <SearchInput
        name="search"
        label={texts.search}
        placeholder={texts.search_placeholder}
        clear_label={texts.clear_search}
        maxLength={100}
      />
      <Button type="submit" kind="secondary">
        {texts.apply}
      </Button>
    </form>
  );
}
