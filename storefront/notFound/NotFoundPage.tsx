import { urls } from '../urls.ts';
import { NothingThere } from './NothingThere.tsx';

/** Any address that no page has. */
export default function NotFoundPage() {
  return <NothingThere kind="page" to={urls.home} />;
}
