import { type ComponentType, createContext, type ReactElement, use } from 'react';
import { RouterProvider, useRouter } from '../router/router-context.tsx';

/** Returns the HTML of a drawing kept under a key, or draws and keeps it. */
export type KeepMarkup = (key: string, drawing: ReactElement) => string;

const KeepMarkupContext = createContext<KeepMarkup | null>(null);

/** Allows drawings inside it to be kept; for where pages are drawn again and again. */
export const KeepMarkupProvider = KeepMarkupContext.Provider;

interface KeptProps<Facts> {
  readonly as: 'article' | 'li';
  readonly className: string;
  /** The component drawn inside. It gets the router and nothing else from above it. */
  readonly of: ComponentType<Facts>;
  /** The name of `of`, under which its drawings are kept. */
  readonly name: string;
  /** All content of the inside, as plain data: the same facts give the same HTML. */
  readonly facts: Facts;
}

/**
 * An element whose inside is often drawn the same: on the server its HTML is kept under its facts,
 * in a browser it is drawn. Only for use in `Drawn`, as the browser does not hydrate it.
 */
export const Kept = <Facts extends object>({
  as: Tag,
  className,
  of: Inside,
  name,
  facts,
}: KeptProps<Facts>): ReactElement => {
  const keep = use(KeepMarkupContext);
  const router = useRouter();
  if (keep === null)
    return (
      <Tag className={className}>
        <Inside {...facts} />
      </Tag>
    );
  const { hostname, pageUrl } = router;
  const html = keep(
    JSON.stringify([name, hostname, pageUrl.language, facts]),
    <RouterProvider router={router}>
      <Inside {...facts} />
    </RouterProvider>,
  );
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
};
