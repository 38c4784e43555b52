import type { ReactElement, ReactNode } from 'react';
import type { LoadedPage } from './load-parts.ts';
import type { ReadElement } from './page-state.ts';

/**
 * Shows the content of a page: an organiser's elements, or one of our own pages, which has its own
 * main part.
 */
export const PageContent = ({ page }: { readonly page: LoadedPage }): ReactElement => {
  const { route: Route, state } = page;
  if (Route !== null) return <Route />;
  return (
    <main id="content">
      <Elements tree={state.tree ?? []} page={page} />
    </main>
  );
};

const Elements = ({
  tree,
  page,
}: {
  readonly tree: readonly ReadElement[];
  readonly page: LoadedPage;
}): ReactNode => tree.map((element) => <Element key={element.id} element={element} page={page} />);

const Element = ({
  element,
  page,
}: {
  readonly element: ReadElement;
  readonly page: LoadedPage;
}): ReactNode => {
  const View = page.views.get(element.element);
  if (View === undefined) return null;
  return (
    <View settings={element.settings} params={page.state.params} id={element.id}>
      {element.children.length > 0 ? <Elements tree={element.children} page={page} /> : undefined}
    </View>
  );
};
