import type { ViewProps } from '@ribambelle/elements/element.ts';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { LoadedPage } from '../load-parts.ts';
import type { ReadElement } from '../page-state.ts';

interface TagProps {
  readonly element: Pick<ReadElement, 'id' | 'name'>;
  readonly children: ReactNode;
}

/** The tag around an element in a preview, with its id and name (1 §2.2); it has no box. */
export const Tag = ({ element, children }: TagProps): ReactElement => (
  <div
    data-builder-id={element.id}
    data-builder-name={element.name}
    style={{ display: 'contents' }}
  >
    {children}
  </div>
);

/** Returns a page as a preview draws it: each element within its tag. */
export function withTags(page: LoadedPage): LoadedPage {
  const names = new Map(namesIn(page.state.tree ?? []));
  const tagged = (View: ComponentType<ViewProps<unknown>>) =>
    function Tagged(props: ViewProps<unknown>) {
      const { id } = props;
      return (
        <Tag element={{ id, name: names.get(id) ?? '' }}>
          <View {...props} />
        </Tag>
      );
    };
  return {
    ...page,
    views: new Map(Array.from(page.views, ([element, View]) => [element, tagged(View)])),
  };
}

function namesIn(tree: readonly ReadElement[]): (readonly [id: string, name: string])[] {
  return tree.flatMap(({ id, name, children }) => [[id, name] as const, ...namesIn(children)]);
}
