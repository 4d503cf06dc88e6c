<?php
declare(strict_types=1);

namespace Till\Elements\ViewModel;

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
     * @param StoreManagerInterface $stores
     */
    public function __construct(StoreManagerInterface $stores)
    {
        $this->stores = $stores;
    }

    /**
     * The store view's code and address, as JSON that may be printed into a script.
     *
     * @return string
     */
    public function getConfiguration(): string
    {
        $store = $this->stores->getStore();
        $settings = ['storeCode' => $store->getCode(), 'baseUrl' => $store->getBaseUrl(UrlInterface::URL_TYPE_LINK)];

        return (string) json_encode($settings, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
    }
}
