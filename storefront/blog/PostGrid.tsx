import { formatDate } from '../../api/contract/dates.ts';
import type { BlogListItem } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { CardGrid } from '../ui/CardGrid.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import { useLabelName } from './labelName.ts';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly BlogListItem[];
  heading: 'h2' | 'h3';
  priority?: boolean;
}

export function PostGrid({ posts, heading, priority }: PostGridProps) {
  return (
    <CardGrid>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} heading={heading} priority={priority && index === 0} />
      ))}
    </CardGrid>
  );
}

interface PostCardProps extends Omit<PostGridProps, 'posts'> {
  post: BlogListItem;
}

function PostCard({ post, heading: Heading, priority }: PostCardProps) {
  const { locale } = useSite();
  const labelName = useLabelName();
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture
          of={post}
          sizes="(min-width: 68rem) 30vw, (min-width: 40rem) 46vw, 94vw"
          priority={priority}
        />
      </div>
      <p className={styles.facts}>
        <time dateTime={post.published_date}>{formatDate(post.published_date, locale)}</time>
        <span>{labelName(post.category)}</span>
      </p>
      <Heading>
        <PageLink className={styles.link} to={urls.post(post.slug)}>
          {post.title}
        </PageLink>
      </Heading>
      <p className={styles.summary}>{post.summary}</p>
    </li>
  );
}
