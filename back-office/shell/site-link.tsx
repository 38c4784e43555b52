import { Anchor } from '@mantine/core';
import { useSession } from '../data/session.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from './icons.tsx';

/** A link to a page of the public site, in another tab. Nothing when the organiser has no site. */
export function SiteLink(props: { path: string }) {
  const texts = useTexts('office');
  const { site } = useSession().organiser;
  if (site === null) return null;
  return (
    <Anchor
      href={`${site}${props.path}`}
      target="_blank"
      rel="noreferrer"
      className="office-site-link"
      size="sm"
    >
      {texts.see_on_site}
      <Icon name="out" size={14} />
    </Anchor>
  );
}
