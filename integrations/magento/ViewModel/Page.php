<?php
declare(strict_types=1);

namespace Till\Elements\ViewModel;

use Magento\Framework\Session\Config\ConfigInterface;
use Magento\Framework\UrlInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Store\Model\StoreManagerInterface;

/**
 * What the elements have to know of a page whose theme prints nothing for them.
 */
class Page implements ArgumentInterface
{
    /**
     * @var StoreManagerInterface
     */
    private $stores;

    /**
     * @var ConfigInterface
     */
    private $session;

    /**
     * @param StoreManagerInterface $stores
     * @param ConfigInterface $session
     */
    public function __construct(StoreManagerInterface $stores, ConfigInterface $session)
    {
        $this->stores = $stores;
        $this->session = $session;
    }

    /**
     * The store view and the cookies of the private data, as JSON that may be printed into a script.
     *
     * The theme writes these cookies for this host alone, and the server deletes them there.
     *
     * @return string
     */
    public function getConfiguration(): string
    {
        $store = $this->stores->getStore();
        $cookies = ['domain' => '', 'secure' => (bool) $this->session->getCookieSecure()];
        $settings = [
            'storeCode' => $store->getCode(),
            'baseUrl' => $store->getBaseUrl(UrlInterface::URL_TYPE_LINK),
            'init' => ['*' => ['mage/cookies' => $cookies]],
        ];

        return (string) json_encode($settings, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
    }
}
