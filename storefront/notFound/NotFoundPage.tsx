import { urls } from '../urls.ts';
import { NothingThere } from './NothingThere.tsx';

export default function NotFoundPage() {
  return <NothingThere kind="page" to={urls.home} />;
}
