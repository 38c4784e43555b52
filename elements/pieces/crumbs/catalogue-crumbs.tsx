import { useCatalogue } from '@ribambelle/ui/data/site-context.tsx';
import { Breadcrumb, type Crumb } from '@ribambelle/ui/layout/breadcrumb.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';

/** Breadcrumbs: home, the catalogue when there is one, the pages between, and this page (2 §2). */
export const CatalogueCrumbs = ({
  between = [],
  here,
}: {
  readonly between?: readonly Crumb[];
  readonly here: string;
}): ReactElement => {
  const texts = useTexts('availabilities');
  const catalogue = useCatalogue();
  const crumbs = [
    { label: texts.home, href: '/' },
    ...(catalogue === null ? [] : [{ label: catalogue.title, href: catalogue.pathname }]),
    ...between,
  ];
  return <Breadcrumb crumbs={crumbs} here={here} label={texts.breadcrumb} Link={Link} />;
};
