import './Products.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { HostAppLogo } from '../brand/HostAppLogo.tsx';
import { Mark } from '../brand/Mark.tsx';
import { Court } from '../courts/Court.tsx';
import { swimmersPictureName } from '../courts/scenes/sceneDrawings.tsx';
import type { drawnProducts } from '../pictures/drawnPictures.ts';
import { Dashboard } from '../screens/Dashboard.tsx';
import { HostCalendar } from '../screens/HostCalendar.tsx';
import { type Screen, ScreenPicture } from '../screens/ScreenPicture.tsx';

export const productScreens: Record<(typeof drawnProducts)[number], Screen> = {
  'screen-dashboard': Dashboard,
  'screen-host': HostCalendar,
};

type Words = Content['about']['products'];
type Props = { products: Words; evening: Content['evening']; pictures: Pictures };

const productKinds = ['user', 'host'] as const;

export const Products = ({ products, ...screenProps }: Props) => (
  <section className="products section" id="our-products" aria-labelledby="products">
    <div className="page">
      <div className="products-head">
        <h2 id="products">{products.title}</h2>
        <div className="product-tabs" role="radiogroup" aria-label={products.tabsLabel}>
          {productKinds.map((kind) => (
            <label key={kind} className="product-tabs-tab">
              <input type="radio" name="product" value={`${kind}-app`} defaultChecked={kind === 'user'} />
              {products[kind].tab}
            </label>
          ))}
          <span className="product-tabs-ball" />
        </div>
      </div>
      <div className="products-panels">
        <Product id="user-app" logo={Mark} product={products.user} {...screenProps}>
          <Court activity="swimming" />
          <img className="court" src={screenProps.pictures[swimmersPictureName]?.src} alt="" loading="lazy" />
        </Product>
        <Product id="host-app" logo={HostAppLogo} product={products.host} {...screenProps} />
      </div>
    </div>
  </section>
);

type ProductProps = Omit<Props, 'products'> & {
  id: string;
  product: Words['user'];
  logo: typeof HostAppLogo;
  children?: ReactNode;
};

const Product = ({ id, product, logo: Logo, children, ...screenProps }: ProductProps) => (
  <div className={`product product-${id}`} id={id}>
    <div>
      <h3>
        <Logo size={56} />
        {product.name}
      </h3>
      <p>{product.description}</p>
      <ul>
        {product.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
    <div className="product-screen">
      {children}
      <ScreenPicture
        screens={productScreens}
        name={product.image}
        alt={product.alt}
        sizes="(width < 48rem) 90vw, 44rem"
        {...screenProps}
      />
    </div>
  </div>
);
