import { withLanguage } from '@ribambelle/domain/base/languages.ts';
import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { isPlainPress, kindOfLink } from './link-kind.ts';
import { useRouter } from './router-context.tsx';

type RouterLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly href: string };

/**
 * A link. Paths of the site get the language in front and open without a reload; other sites open
 * in a new tab; mail, phone and files are left to the browser (1 §2.2).
 */
export const Link = ({ href, onClick, ...rest }: RouterLinkProps): ReactElement => {
  const { pageUrl, hostname, navigate, prefetch } = useRouter();
  const kind = kindOfLink(href, hostname);
  if (kind === 'external')
    return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} />;
  if (kind === 'native') return <a {...rest} href={href} onClick={onClick} />;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainPress(event)) return;
    event.preventDefault();
    navigate(href);
  };
  const soon = () => prefetch(href);
  return (
    <a
      {...rest}
      href={withLanguage(href, pageUrl.language)}
      onClick={press}
      onPointerEnter={soon}
      onTouchStart={soon}
      onFocus={soon}
    />
  );
};
