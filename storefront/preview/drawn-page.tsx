import { useParams } from '@ribambelle/ui/router/router-context.tsx';
import { memo, type ReactElement, useSyncExternalStore } from 'react';
import type { LoadedPage } from '../load-parts.ts';
import type { ReadElement } from '../page-state.ts';
import { Tag } from './tag.tsx';

/** The elements to draw, and their views. */
interface Content {
  readonly tree: readonly ReadElement[];
  readonly views: LoadedPage['views'];
}

interface DrawnPage {
  /** Draws the content in place of the page's own. */
  readonly View: () => ReactElement;
  readonly content: () => Content;
  readonly show: (content: Content) => void;
}

/**
 * Creates a page whose content is replaced while it is on the screen: only elements that are other
 * objects than before are drawn again.
 */
export function createDrawnPage(): DrawnPage {
  let content: Content = { tree: [], views: new Map() };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    content: () => content,
    show: (next) => {
      content = next;
      for (const listener of listeners) listener();
    },
    View: function DrawnView() {
      const { tree, views } = useSyncExternalStore(subscribe, () => content);
      return (
        <main id="content">
          {tree.map((element) => (
            <Drawn key={element.id} element={element} views={views} />
          ))}
        </main>
      );
    },
  };
}

interface DrawnProps {
  readonly element: ReadElement;
  readonly views: LoadedPage['views'];
}

/** An element within its tag; one that is the same object as before is not drawn again. */
const Drawn = memo(({ element, views }: DrawnProps): ReactElement | null => {
  const params = useParams();
  const View = views.get(element.element);
  if (View === undefined) return null;
  return (
    <Tag element={element}>
      <View settings={element.settings} params={params} id={element.id}>
        {element.children.length > 0
          ? element.children.map((child) => <Drawn key={child.id} element={child} views={views} />)
          : undefined}
      </View>
    </Tag>
  );
});
